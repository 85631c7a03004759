/** Time in which a glide loses most of its speed. */
const FADING_MS = 325;
/** What is slower was held still before it was let go; in pixels a millisecond. */
const MIN_SPEED = 0.05;

/**
 * How far something that was let go with a speed has glided after a time: in closed form, so that it goes as far on a screen
 * of 240 Hz as on one of 30.
 * @param speed in pixels a millisecond
 */
export function glidedBy(speed: number, elapsedMs: number): number {
  return speed * FADING_MS * (1 - Math.exp(-elapsedMs / FADING_MS));
}

/** How long there is anything to see of it. */
export function glideTime(speed: number): number {
  return Math.abs(speed) <= MIN_SPEED ? 0 : FADING_MS * Math.log(Math.abs(speed) / MIN_SPEED);
}
