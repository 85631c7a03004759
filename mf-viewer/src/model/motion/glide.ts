/** The time constant in which a glide loses most of its speed. */
const FADING_MS = 325;
/** A slower pointer counts as held still before its release; in pixels per millisecond. */
const MIN_SPEED = 0.05;

/**
 * The distance of a glide after a time, for a release speed. It is a closed formula, so that the glide goes as far at 240 Hz as
 * at 30 Hz.
 * @param speed in pixels per millisecond
 */
export function glidedBy(speed: number, elapsedMs: number): number {
  return speed * FADING_MS * (1 - Math.exp(-elapsedMs / FADING_MS));
}

/** How long the glide is visible. */
export function glideTime(speed: number): number {
  return Math.abs(speed) <= MIN_SPEED ? 0 : FADING_MS * Math.log(Math.abs(speed) / MIN_SPEED);
}
