import { type Box, bitmapOf, type Pixels } from '../bitmap/bitmap';
import type { ComicLeaf } from '../chapter/leaves';
import { type FoundPanels, findPanels } from '../panels/findPanels';
import { type RowGap, rowGaps } from '../panels/rowGaps';
import { contentBox } from './contentBox';
import { edgeColour } from './edgeColour';

/** What was seen on a page. All of it in shares of the page, so it holds for every resolution. */
export interface PageSight {
  /** Without its margins; nothing for a blank page. */
  content: Box | undefined;
  gaps: readonly RowGap[];
  /** Colour of its edge, as CSS writes it. */
  edge: string;
  /** Asked for apart, since it is most of the work. */
  panels: FoundPanels | undefined;
}

/** `null`: it was looked at, and nothing can be said. */
export type Seen = PageSight | null;

/** What was seen on a page; `undefined` where it was not looked at yet. */
export type SightOf = (leaf: ComicLeaf) => Seen | undefined;

export interface LookFor {
  panels: boolean;
  isRtl: boolean;
}

export function lookAtPixels(pixels: Pixels, { panels, isRtl }: LookFor): PageSight {
  const bitmap = bitmapOf(pixels);
  return {
    content: contentBox(bitmap),
    gaps: rowGaps(bitmap),
    edge: edgeColour(pixels),
    panels: panels ? findPanels(bitmap, { isRtl }) : undefined,
  };
}
