import { type RefObject, useEffect, useRef } from 'react';
import { isStripEnd } from '../../model/layout/stripGeometry';
import { type StripPull, sideOfPull } from '../../model/motion/stripPull';
import type { StageProps } from '../StageHandle';

interface Options extends Pick<StageProps, 'onPastEnd'> {
  /** Off while a page is zoomed, or while steps work in another way. */
  isOn: boolean;
}

/**
 * Handles a finger that keeps pulling a strip at its end. It uses touch events, since the browser takes over the pointers of an
 * element that it scrolls.
 */
export function useStripPull(scroller: RefObject<HTMLElement | null>, options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // Passive listeners: they never delay the browser's own scrolling.
  useEffect(() => {
    // Effects run while the element is mounted.
    const element = scroller.current!;
    let start: (Omit<StripPull, 'dx' | 'dy'> & { x: number; y: number }) | undefined;
    const onStart = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      // A second finger is another gesture.
      start = touch && touches.length === 1 && latest.current.isOn ? pressAt(element, touch) : undefined;
    };
    const onEnd = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!start || !touch) return;
      const { x, y, ...at } = start;
      start = undefined;
      const side = sideOfPull({ ...at, dx: touch.clientX - x, dy: touch.clientY - y });
      if (side !== 0) latest.current.onPastEnd(side);
    };
    const onCancel = () => {
      start = undefined;
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onCancel);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onCancel);
    };
  }, [scroller]);
}

function pressAt({ scrollTop: top, clientHeight: screen, scrollHeight: total }: HTMLElement, { clientX: x, clientY: y }: Touch) {
  const strip = { top, screen, total };
  return { x, y, screen, wasAtEnd: isStripEnd(strip, 1), wasAtStart: isStripEnd(strip, -1) };
}
