import { isStripPiece, isWideScroll, type PictureSize } from '@komawari/shared-domain';
import type { PageType } from '@komawari/shared-proto';
import type { StripLeaf } from './stripGeometry';

/** The gap between pages. Pages that are pieces of one long picture have none (docs/specification.md §9). */
const PAGE_MARGIN_PX = 30;

/** A cover that was scanned slightly wider still counts as an ordinary page. */
const WIDER = 1.2;

/** The shape of a picture in a strip, relative to the usual size in its chapter. */
export function comicStripLeaf(picture: PictureSize & { type: PageType }, usual: PictureSize, zoom = 1): StripLeaf {
  const { width, height } = picture;
  if (isWideScroll(picture, usual)) return { kind: 'scroll', width, height, maxHeight: height * zoom };
  const columns = width / usual.width;
  return { kind: 'ratio', width, height, columns: columns > WIDER ? columns : 1, joins: isStripPiece(picture) };
}

/** The gap between the pages of a strip: the reader's choice, or the default. A vertical-only chapter has none. */
export function stripGap(isVerticalOnly: boolean, chosen: number | null): number {
  return isVerticalOnly ? 0 : (chosen ?? PAGE_MARGIN_PX);
}
