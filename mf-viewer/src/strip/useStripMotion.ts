import { type RefObject, useEffect, useMemo } from 'react';
import { glidedBy, glideTime } from './glide';

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
  const motion = useMemo(() => makeMotion(scroller, isStill), [scroller, isStill]);
  // Fingers, wheel and keys of the browser take over.
  useEffect(() => {
    const element = scroller.current!;
    const events = ['wheel', 'touchstart', 'pointerdown'] as const;
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

function makeMotion(scroller: RefObject<HTMLElement | null>, isStill: boolean) {
  let goal: number | undefined;
  let frame: number | undefined;
  const endGlide = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const stop = () => {
    goal = undefined;
    endGlide();
  };
  return {
    stop,
    arrive: () => (goal = undefined),
    /** A press alone does not end a step: it may be the next tap. */
    interrupt: ({ type }: Event) => (type === 'pointerdown' || type === 'touchstart' ? endGlide() : stop()),
    isStepping: () => goal !== undefined,
    top: () => goal ?? scroller.current!.scrollTop,
    by(dy: number) {
      endGlide();
      const element = scroller.current!;
      const most = element.scrollHeight - element.clientHeight;
      const to = Math.min(most, Math.max(0, (goal ?? element.scrollTop) + dy));
      const isInstant = isStill || wantsLessMotion();
      goal = isInstant || Math.abs(to - element.scrollTop) < 1 ? undefined : to;
      element.scrollTo({ top: to, behavior: isInstant ? 'instant' : 'smooth' });
    },
    glide(vx: number, vy: number) {
      stop();
      const time = Math.max(glideTime(vx), glideTime(vy));
      if (time === 0 || isStill || wantsLessMotion()) return;
      const began = performance.now();
      let gone = { x: 0, y: 0 };
      const move = (now: number) => {
        const elapsed = Math.min(time, Math.max(0, now - began));
        const next = { x: glidedBy(vx, elapsed), y: glidedBy(vy, elapsed) };
        scroller.current?.scrollBy({ left: next.x - gone.x, top: next.y - gone.y, behavior: 'instant' });
        gone = next;
        frame = elapsed < time ? requestAnimationFrame(move) : undefined;
      };
      frame = requestAnimationFrame(move);
    },
  };
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
