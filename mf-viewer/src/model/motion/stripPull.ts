/** A finger pulls a strip that has ended over this share of the screen before it lets go of the chapter. */
const PULL_SHARE = 0.22;

export interface StripPull {
  /** The strip was at its end, or at its beginning, when the finger came down. */
  wasAtEnd: boolean;
  wasAtStart: boolean;
  /** The way of the finger, and the height of the screen. */
  dx: number;
  dy: number;
  screen: number;
}

/** What pulling at a strip means that does not move any further: 1 reads on, -1 goes back, 0 nothing. */
export function sideOfPull({ wasAtEnd, wasAtStart, dx, dy, screen }: StripPull): -1 | 0 | 1 {
  if (Math.abs(dy) < screen * PULL_SHARE || Math.abs(dx) > Math.abs(dy)) return 0;
  if (dy < 0) return wasAtEnd ? 1 : 0;
  return wasAtStart ? -1 : 0;
}
