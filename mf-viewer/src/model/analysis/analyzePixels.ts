import { type Box, bitmapOf, type Pixels } from '../bitmap/bitmap';
import type { ComicLeaf } from '../chapter/leaves';
import { type FoundPanels, findPanels } from '../panels/findPanels';
import { type RowGap, rowGaps } from '../panels/rowGaps';
import { contentBox } from './contentBox';
import { edgeColor } from './edgeColor';

/** What the pixels of a page tell, in shares of the page, so that it holds at every resolution. */
export interface PageAnalysis {
  /** The page without its margins; `undefined` for a blank page. */
  content: Box | undefined;
  gaps: readonly RowGap[];
  /** The color of the page's edge, in CSS notation. */
  edge: string;
  /** Found only on request, since it is most of the work. */
  panels: FoundPanels | undefined;
}

/** `null` if the page was analyzed without a result. */
export type AnalysisResult = PageAnalysis | null;

/** What is known about a page; `undefined` if it was not analyzed yet. */
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
