/** A drag over a smaller share of the stage springs back on release. */
const TURN_SHARE = 0.22;
/** A release at this speed is a flick, which turns the page however short the drag was; in pixels per millisecond. */
const FLICK_SPEED = 0.35;
/** The share of a drag by which the page moves beyond the first and the last page. */
const RESISTANCE = 0.3;

export interface Release {
  dx: number;
  vx: number;
  stageWidth: number;
}

/** The effect of releasing a page: -1 brings in the page on the left, 1 the page on the right, 0 springs back. */
export function sideAfterRelease({ dx, vx, stageWidth }: Release): -1 | 0 | 1 {
  const isFlick = Math.abs(vx) >= FLICK_SPEED;
  // A flick back to the start cancels the drag.
  if (isFlick && Math.sign(vx) !== Math.sign(dx)) return 0;
  if (!isFlick && Math.abs(dx) < stageWidth * TURN_SHARE) return 0;
  return dx > 0 ? -1 : dx < 0 ? 1 : 0;
}

/** Converts a side of the screen to a step over spreads in reading order. */
export function turnOfSide(side: -1 | 0 | 1, isRtl: boolean): -1 | 0 | 1 {
  // Negation of a side gives a side, but TypeScript infers `number`.
  return (isRtl ? -side || 0 : side) as -1 | 0 | 1;
}

/** How far the page follows the finger. */
export function dragOffset(dx: number, hasMore: boolean): number {
  return hasMore ? dx : dx * RESISTANCE;
}
