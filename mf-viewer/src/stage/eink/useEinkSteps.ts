import { type RefObject, useRef } from 'react';
import type { Gesture } from '../../model/motion/gestures';
import { wheelTurn } from '../../model/motion/wheelTurn';
import { usePointerGestures } from '../input/usePointerGestures';
import { useWheel } from '../input/useWheel';

interface Options {
  isOn: boolean;
  /** The reader pans content larger than the screen by hand. */
  isZoomed: boolean;
  step: (by: -1 | 1) => void;
}

/** A shorter movement is not a swipe. */
const SWIPE_PX = 30;

/**
 * On electronic paper a strip does not scroll: a swipe or a notch of the wheel is a step. `touch-action` stops the browser from
 * handling touch.
 */
export function useEinkSteps(scroller: RefObject<HTMLElement | null>, { isOn, isZoomed, step }: Options): void {
  const wheel = useRef(wheelTurn.atRest);
  const perform = (gesture: Gesture) => {
    if (!isOn) return;
    if (isZoomed && gesture.kind === 'dragged')
      scroller.current?.scrollBy({ left: -gesture.stepX, top: -gesture.stepY, behavior: 'instant' });
    if (!isZoomed && gesture.kind === 'dropped' && Math.abs(gesture.dy) > SWIPE_PX) step(gesture.dy < 0 ? 1 : -1);
  };
  usePointerGestures(scroller, { perform, pointers: isOn ? ['touch'] : [] });
  useWheel(scroller, (event) => {
    if (!isOn || isZoomed || event.ctrlKey) return;
    event.preventDefault();
    const { state, by } = wheelTurn.after(wheel.current, event);
    wheel.current = state;
    if (by !== 0) step(by);
  });
}
