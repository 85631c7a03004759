import type { SightOf } from '../analysis/lookAtPixels';
import { isComic, type Leaf } from '../chapter/leaves';
import { inCrop } from '../framing/chapterCrop';
import type { StripGeometry } from '../layout/stripGeometry';

/** An empty stretch of the strip, in its pixels. */
export interface StripGap {
  from: number;
  to: number;
}

export interface StepFrom {
  /** What of the strip is at the top of the screen, and how much of it the screen shows. */
  top: number;
  screen: number;
  total: number;
  by: -1 | 1;
  /** Of the screen, where no gap is in reach. */
  share: number;
}

/** A shorter step is none … */
const LEAST_SHARE = 0.25;
/** … and above a panel there is no more room than this. */
const LEAD_PX = 24;

/**
 * Where a step through a strip stops: where the next panel begins that is not whole on the screen (viewer brief, part 2
 * item 6), else a share of the screen further. Nothing is skipped: a step is never longer than the screen.
 */
export function stepTop({ top, screen, total, by, share }: StepFrom, gaps: readonly StripGap[]): number {
  const most = Math.max(0, total - screen);
  const stops = gaps.map(({ from, to }) => to - Math.min(LEAD_PX, (to - from) / 2));
  const reached = stops.filter((stop) => {
    const way = (stop - top) * by;
    return way >= screen * LEAST_SHARE && way <= screen;
  });
  const next = reached.length === 0 ? top + by * share * screen : by > 0 ? Math.max(...reached) : Math.min(...reached);
  return Math.min(most, Math.max(0, next));
}

/** The gaps of the leaves between two, and those between the leaves, joined where they touch. */
export function stripGaps(
  geometry: StripGeometry,
  leaves: readonly Leaf[],
  sightOf: SightOf,
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
    const sight = isComic(leaf) ? sightOf(leaf) : undefined;
    const crop = isComic(leaf) ? leaf.crop : undefined;
    for (const { from, to } of sight?.gaps ?? []) {
      const [top, bottom] = [inCrop(from, crop), inCrop(to, crop)];
      if (bottom > top) add({ from: box.top + top * box.height, to: box.top + bottom * box.height });
    }
  }
  return gaps;
}
