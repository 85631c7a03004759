import type { RefObject } from 'react';
import type { Gesture } from '../../model/motion/gestures';
import { usePointerGestures } from '../input/usePointerGestures';
import type { StripMotion } from './useStripMotion';

/** Drags the strip with a mouse or pen, like a sheet of paper. For fingers, the browser scrolls. */
export function useStripDrag(scroller: RefObject<HTMLElement | null>, motion: StripMotion): void {
  const perform = (gesture: Gesture) => {
    // The strip is mounted whenever something moves it.
    const element = scroller.current!;
    if (gesture.kind === 'dragged') {
      motion.stop();
      element.dataset.dragged = '';
      element.scrollBy({ left: -gesture.stepX, top: -gesture.stepY, behavior: 'instant' });
      return;
    }
    delete element.dataset.dragged;
    if (gesture.kind === 'dropped') motion.glide(-gesture.vx, -gesture.vy);
  };
  usePointerGestures(scroller, { perform, pointers: ['mouse', 'pen'] });
}
