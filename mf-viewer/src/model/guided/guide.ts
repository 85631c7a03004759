import type { Box } from '../bitmap/bitmap';
import type { Position } from '../position/position';
import type { PageMoment } from '../settings/viewerSettings';

/** What the guided view shows at one stop. */
export type GuideStop = { kind: 'page' } | { kind: 'panel'; number: number; count: number; box: Box };

const PAGE: GuideStop = { kind: 'page' };

/** The stops of one page in reading order. A page without known panels has one stop: the page itself. */
export function stopsOf(panels: readonly Box[], page: PageMoment): readonly GuideStop[] {
  const stops = panels.map((box, index): GuideStop => ({ kind: 'panel', number: index + 1, count: panels.length, box }));
  return page === 'first' ? [PAGE, ...stops] : [...stops, PAGE];
}

/** The last position of the guide: its leaf, its stop on that leaf, and in which direction it left, if it did. */
export interface GuideState {
  leaf: number;
  at: number;
  left: -1 | 0 | 1;
  /** The share of the stops that were seen in an earlier visit, when the number of stops is not known yet. */
  share?: number;
}

/**
 * The guide of a chapter that opens at a position. The share of the page above the screen stands for the share of its stops that
 * were seen.
 */
export function guideFrom({ leaf, fraction }: Position): GuideState {
  return { leaf, at: 0, left: 0, share: Math.max(0, fraction) };
}

/** The position of a stop. */
export function positionOfStop(leaf: number, at: number, count: number): Position {
  return { leaf, fraction: at / count };
}

/** The stop of a leaf: the last known stop, or the last stop if the reader comes back from the next leaf, or else the first. */
export function stopAt(state: GuideState, leaf: number, count: number): number {
  if (state.leaf === leaf) return Math.min(state.share === undefined ? state.at : Math.round(state.share * count), count - 1);
  return state.left < 0 && leaf === state.leaf - 1 ? count - 1 : 0;
}

/** One step forward or back. `turns`: this leaf has no further stop, so the page turns. */
export function stepGuide(
  state: GuideState,
  { leaf, count, by }: { leaf: number; count: number; by: -1 | 1 },
): GuideState & { turns: boolean } {
  const at = stopAt(state, leaf, count);
  const to = at + by;
  const turns = to < 0 || to >= count;
  return { leaf, at: turns ? at : to, left: turns ? by : 0, turns };
}
