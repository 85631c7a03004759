import { isStripPiece, isWideScroll, type PictureSize } from '@komawari/shared-domain';
import type { PageType } from '@komawari/shared-proto';
import type { StripLeaf } from './stripGeometry';

/** The gap between pages; none where pages are pieces of one long picture (docs/specification.md §9). */
const PAGE_MARGIN_PX = 30;

/** A cover that was scanned a little wider is still a page. */
const WIDER = 1.2;

/** How a picture lies in a strip, beside the usual one of its chapter. */
export function comicStripLeaf(picture: PictureSize & { type: PageType }, usual: PictureSize, zoom = 1): StripLeaf {
  const { width, height } = picture;
  if (isWideScroll(picture)) return { kind: 'scroll', width, height, maxHeight: height * zoom };
  const columns = width / usual.width;
  return { kind: 'ratio', width, height, columns: columns > WIDER ? columns : 1, joins: isStripPiece(picture) };
}

/** The gap between the pages of a strip, where a reader has chosen one, or none. */
export function stripGap(isVerticalOnly: boolean, chosen: number | null): number {
  return isVerticalOnly ? 0 : (chosen ?? PAGE_MARGIN_PX);
}
