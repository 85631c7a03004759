import { type Box, bitmapOf, type Pixels } from '../bitmap/bitmap';
import type { ComicLeaf } from '../chapter/leaves';
import { type FoundPanels, findPanels } from '../panels/findPanels';
import { type RowGap, rowGaps } from '../panels/rowGaps';
import { contentBox } from './contentBox';
import { edgeColor } from './edgeColor';

/** What is known of a page from its pixels, in shares of the page, so that it holds for every resolution. */
export interface PageAnalysis {
  /** The page without its margins; nothing for a blank page. */
  content: Box | undefined;
  gaps: readonly RowGap[];
  /** Color of its edge, as CSS writes it. */
  edge: string;
  /** Asked for apart, since it is most of the work. */
  panels: FoundPanels | undefined;
}

/** `null` where the page was analyzed and nothing can be said of it. */
export type AnalysisResult = PageAnalysis | null;

/** What is known of a page; `undefined` where it was not analyzed yet. */
export type AnalysisOf = (leaf: ComicLeaf) => AnalysisResult | undefined;

export interface AnalysisOptions {
  panels: boolean;
  isRtl: boolean;
}

export function analyzePixels(pixels: Pixels, { panels, isRtl }: AnalysisOptions): PageAnalysis {
  const bitmap = bitmapOf(pixels);
  return {
    content: contentBox(bitmap),
    gaps: rowGaps(bitmap),
    edge: edgeColor(pixels),
    panels: panels ? findPanels(bitmap, { isRtl }) : undefined,
  };
}
