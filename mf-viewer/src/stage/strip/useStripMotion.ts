import { type RefObject, useEffect, useMemo } from 'react';
import { glidedBy, glideTime } from '../../model/motion/glide';

/** Browsers round where a scroll ends. */
const ARRIVED_PX = 2;
/** A step that has not come to its end by then was taken over by something that we do not hear of. */
const MAX_STEP_MS = 1500;
/** Events of a scroll come after it, later on a slow machine. */
const ECHO_MS = 200;

export interface StripMotion {
  /** Scrolls by pixels. Presses that come while it still moves add up. */
  by: (dy: number) => void;
  /** Goes on after a drag, in pixels a millisecond. */
  glide: (vx: number, vy: number) => void;
  /** Whether it scrolls because a key or a tap asked for it: a tap then goes further, and stops nothing. */
  isStepping: () => boolean;
  /** Where it is, or will be when the step under way has ended. */
  top: () => number;
  stop: () => void;
}

/** How a strip moves by itself. Where the reader wants less motion, or none (`isStill`), it is there at once. */
export function useStripMotion(scroller: RefObject<HTMLElement | null>, isStill: boolean): StripMotion {
  const motion = useMemo(() => createMotion(scroller, isStill), [scroller, isStill]);
  // Fingers, wheel and keys of the browser take over.
  useEffect(() => {
    // The strip is mounted for as long as anything moves it.
    const element = scroller.current!;
    const events = ['wheel', 'touchstart', 'touchmove', 'pointerdown'] as const;
    for (const name of events) element.addEventListener(name, motion.interrupt, { passive: true });
    element.addEventListener('scrollend', motion.arrive);
    return () => {
      for (const name of events) element.removeEventListener(name, motion.interrupt);
      element.removeEventListener('scrollend', motion.arrive);
      motion.stop();
    };
  }, [scroller, motion]);
  return motion;
}

function createMotion(scroller: RefObject<HTMLElement | null>, isStill: boolean) {
  let goal: number | undefined;
  let oursUntil = 0;
  let frame: number | undefined;
  const endGlide = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const stop = () => {
    goal = undefined;
    oursUntil = 0;
    endGlide();
  };
  const isStepping = () => performance.now() < oursUntil;
  // The strip is mounted for as long as anything moves it.
  const top = () => (goal !== undefined && isStepping() ? goal : scroller.current!.scrollTop);
  return {
    stop,
    /** The end of a step that another one took over is not the end. */
    arrive: () => {
      // The strip is mounted for as long as anything moves it.
      if (goal === undefined || Math.abs(goal - scroller.current!.scrollTop) >= ARRIVED_PX) return;
      goal = undefined;
      oursUntil = performance.now() + ECHO_MS;
    },
    /** A press alone does not end a step: it may be the next tap. */
    interrupt: ({ type }: Event) => (type === 'pointerdown' || type === 'touchstart' ? endGlide() : stop()),
    isStepping,
    top,
    by(dy: number) {
      endGlide();
      // The strip is mounted for as long as anything moves it.
      const element = scroller.current!;
      const max = element.scrollHeight - element.clientHeight;
      const to = Math.min(max, Math.max(0, top() + dy));
      const isInstant = isStill || wantsLessMotion();
      goal = isInstant || Math.abs(to - element.scrollTop) < 1 ? undefined : to;
      oursUntil = performance.now() + (goal === undefined ? ECHO_MS : MAX_STEP_MS);
      element.scrollTo({ top: to, behavior: isInstant ? 'instant' : 'smooth' });
    },
    glide(vx: number, vy: number) {
      stop();
      const time = Math.max(glideTime(vx), glideTime(vy));
      if (time === 0 || isStill || wantsLessMotion()) return;
      const began = performance.now();
      // The strip is mounted for as long as anything moves it.
      const { scrollLeft, scrollTop } = scroller.current!;
      const move = (now: number) => {
        const elapsed = Math.min(time, Math.max(0, now - began));
        // Each frame is counted from where the glide began: what a browser rounds away in one frame is there in the next.
        scroller.current?.scrollTo({
          left: scrollLeft + glidedBy(vx, elapsed),
          top: scrollTop + glidedBy(vy, elapsed),
          behavior: 'instant',
        });
        frame = elapsed < time ? requestAnimationFrame(move) : undefined;
      };
      frame = requestAnimationFrame(move);
    },
  };
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
