import { type RefObject, useEffect, useMemo } from 'react';
import { type EndGlide, startGlide, wantsLessMotion } from '../startGlide';

/** Browsers round the position where a scroll ends. */
const ARRIVED_PX = 2;
/** A step that has not ended by then was interrupted by something that sends us no event. */
const MAX_STEP_MS = 1500;
/** Scroll events arrive after the scroll, and later on a slow machine. */
const ECHO_MS = 200;

export interface StripMotion {
  /** Scrolls by pixels. Presses during a movement add up. */
  by: (dy: number) => void;
  /** Continues after a drag, in pixels per millisecond. */
  glide: (vx: number, vy: number) => void;
  /** Whether it scrolls because of a key or a tap. A tap then goes further instead of stopping it. */
  isStepping: () => boolean;
  /** The current offset, or the offset at the end of the step in progress. */
  top: () => number;
  stop: () => void;
}

/**
 * The movements that a strip makes by itself. If the reader wants less motion, or none (`isStill`), it jumps to the end at once.
 */
export function useStripMotion(scroller: RefObject<HTMLElement | null>, isStill: boolean): StripMotion {
  const motion = useMemo(() => createMotion(scroller, isStill), [scroller, isStill]);
  // The browser's own scrolling by finger, wheel or key takes over.
  useEffect(() => {
    // The strip is mounted whenever something moves it.
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
  let glide: EndGlide | undefined;
  const endGlide = () => void glide?.();
  const stop = () => {
    goal = undefined;
    oursUntil = 0;
    endGlide();
  };
  const isStepping = () => performance.now() < oursUntil;
  // The strip is mounted whenever something moves it.
  const top = () => (goal !== undefined && isStepping() ? goal : scroller.current!.scrollTop);
  return {
    stop,
    /** The end of a step does not count if another step has replaced it. */
    arrive: () => {
      // The strip is mounted whenever something moves it.
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
      // The strip is mounted whenever something moves it.
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
      if (isStill) return;
      // The strip is mounted whenever something moves it.
      const { scrollLeft, scrollTop } = scroller.current!;
      glide = startGlide({ vx, vy }, (x, y) => {
        scroller.current?.scrollTo({ left: scrollLeft + x, top: scrollTop + y, behavior: 'instant' });
        return true;
      });
    },
  };
}
