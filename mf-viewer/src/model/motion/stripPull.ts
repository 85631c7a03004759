/** The reader must pull a strip at its end over this share of the screen to leave the chapter. */
const PULL_SHARE = 0.22;

export interface StripPull {
  /** The strip was at its end, or at its start, when the finger came down. */
  wasAtEnd: boolean;
  wasAtStart: boolean;
  /** The distance that the finger moved, and the height of the screen. */
  dx: number;
  dy: number;
  screen: number;
}

/** The effect of pulling a strip beyond its end: 1 opens the next chapter, -1 the previous one, 0 does nothing. */
export function sideOfPull({ wasAtEnd, wasAtStart, dx, dy, screen }: StripPull): -1 | 0 | 1 {
  if (Math.abs(dy) < screen * PULL_SHARE || Math.abs(dx) > Math.abs(dy)) return 0;
  if (dy < 0) return wasAtEnd ? 1 : 0;
  return wasAtStart ? -1 : 0;
}
