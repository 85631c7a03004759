/** A drag over a smaller share of the stage springs back when it is let go. */
const TURN_SHARE = 0.22;
/** A release at this speed is a flick and turns the page, however short the way was; in pixels a millisecond. */
const FLICK_SPEED = 0.35;
/** The share of a drag that the page follows beyond the first and the last page. */
const RESISTANCE = 0.3;

export interface Release {
  dx: number;
  vx: number;
  stageWidth: number;
}

/** What letting a page go means on the screen: -1 brings in what is on the left, 1 what is on the right, 0 springs back. */
export function sideAfterRelease({ dx, vx, stageWidth }: Release): -1 | 0 | 1 {
  const isFlick = Math.abs(vx) >= FLICK_SPEED;
  // A flick back to where it came from takes the drag back.
  if (isFlick && Math.sign(vx) !== Math.sign(dx)) return 0;
  if (!isFlick && Math.abs(dx) < stageWidth * TURN_SHARE) return 0;
  return dx > 0 ? -1 : dx < 0 ? 1 : 0;
}

/** Spreads in reading order that a side of the screen means. */
export function turnOfSide(side: -1 | 0 | 1, isRtl: boolean): -1 | 0 | 1 {
  // The negative of a side is a side; arithmetic makes a number of it.
  return (isRtl ? -side || 0 : side) as -1 | 0 | 1;
}

/** How far the paper follows the finger. */
export function dragOffset(dx: number, hasMore: boolean): number {
  return hasMore ? dx : dx * RESISTANCE;
}
