import type { AnalysisOf } from '../analysis/analyzePixels';
import { isComic, type Leaf } from '../chapter/leaves';
import { inCrop } from '../framing/chapterCrop';
import type { StripGeometry } from '../layout/stripGeometry';

/** An empty stretch of the strip, in pixels of the strip. */
export interface StripGap {
  from: number;
  to: number;
}

export interface StepFrom {
  /** The offset of the screen's top in the strip, and the height of the screen. */
  top: number;
  screen: number;
  total: number;
  by: -1 | 1;
  /** The share of the screen that a step moves if no gap is in reach. */
  share: number;
}

/** A step moves at least this share of the screen. */
const MIN_SHARE = 0.25;
/** The maximum space above the panel at which a step stops. */
const LEAD_PX = 24;

/**
 * Where a step through a strip stops: at the start of the next panel that is not fully visible, or else a share of the screen
 * further. Nothing is skipped: a step is never longer than the screen.
 */
export function nextStop({ top, screen, total, by, share }: StepFrom, gaps: readonly StripGap[]): number {
  const max = Math.max(0, total - screen);
  const stops = gaps.map(({ from, to }) => to - Math.min(LEAD_PX, (to - from) / 2));
  const reached = stops.filter((stop) => {
    const distance = (stop - top) * by;
    return distance >= screen * MIN_SHARE && distance <= screen;
  });
  const next = reached.length === 0 ? top + by * share * screen : by > 0 ? Math.max(...reached) : Math.min(...reached);
  return Math.min(max, Math.max(0, next));
}

/** The gaps within the leaves from `first` to `last` and between them, joined where they touch. */
export function stripGaps(
  geometry: StripGeometry,
  leaves: readonly Leaf[],
  analysisOf: AnalysisOf,
  near: { first: number; last: number },
): StripGap[] {
  const gaps: StripGap[] = [];
  const add = (gap: StripGap) => {
    const last = gaps.at(-1);
    if (last && gap.from <= last.to + 1) last.to = Math.max(last.to, gap.to);
    else gaps.push({ ...gap });
  };
  for (let index = near.first; index <= near.last; index += 1) {
    const box = geometry.boxes[index];
    const leaf = leaves[index];
    if (!box) break;
    const before = geometry.boxes[index - 1];
    if (before && before.top + before.height < box.top) add({ from: before.top + before.height, to: box.top });
    const analysis = isComic(leaf) ? analysisOf(leaf) : undefined;
    const crop = isComic(leaf) ? leaf.crop : undefined;
    for (const { from, to } of analysis?.gaps ?? []) {
      const [top, bottom] = [inCrop(from, crop), inCrop(to, crop)];
      if (bottom > top) add({ from: box.top + top * box.height, to: box.top + bottom * box.height });
    }
  }
  return gaps;
}
