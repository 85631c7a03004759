import { glidedBy, glideTime } from '../model/motion/glide';

/** Ends a glide. Returns whether it was still moving. */
export type EndGlide = () => boolean;

/**
 * Continues a drag after its release. If the reader wants less motion, nothing moves.
 * @param speed of the release, in pixels per millisecond
 * @param moveTo moves by this distance from where the glide started, and returns whether anything is left in that direction
 */
export function startGlide({ vx, vy }: { vx: number; vy: number }, moveTo: (x: number, y: number) => boolean): EndGlide {
  const time = Math.max(glideTime(vx), glideTime(vy));
  const began = performance.now();
  let frame: number | undefined;
  const move = (now: number) => {
    const elapsed = Math.min(time, Math.max(0, now - began));
    // Each frame is computed from the start of the glide, so that a fraction lost to rounding in one frame is not lost in the
    // next.
    const isFree = moveTo(glidedBy(vx, elapsed), glidedBy(vy, elapsed));
    frame = isFree && elapsed < time ? requestAnimationFrame(move) : undefined;
  };
  if (time > 0 && !wantsLessMotion()) frame = requestAnimationFrame(move);
  return () => {
    const wasMoving = frame !== undefined;
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    return wasMoving;
  };
}

export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
