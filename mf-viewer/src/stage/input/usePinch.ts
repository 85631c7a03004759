import { type RefObject, useEffect, useRef } from 'react';

type OnPinch = (factor: number, point: { x: number; y: number }) => void;

/**
 * Handles two fingers on a strip. It uses touch events, since the browser takes over the pointers of an element that it scrolls.
 */
export function usePinch(root: RefObject<HTMLElement | null>, onPinch: OnPinch): void {
  const latest = useRef(onPinch);
  useEffect(() => {
    latest.current = onPinch;
  });
  // Not passive: nothing may scroll while two fingers are down.
  useEffect(() => {
    // Effects run while the element is mounted.
    const element = root.current!;
    let span: number | undefined;
    const onMove = (event: TouchEvent) => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const [a, b] = event.touches;
      if (!a || !b) return;
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      const { left, top } = element.getBoundingClientRect();
      if (span) latest.current(now / span, { x: (a.clientX + b.clientX) / 2 - left, y: (a.clientY + b.clientY) / 2 - top });
      span = now;
    };
    const onEnd = () => {
      span = undefined;
    };
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchstart', onEnd);
    element.addEventListener('touchend', onEnd);
    return () => {
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchstart', onEnd);
      element.removeEventListener('touchend', onEnd);
    };
  }, [root]);
}
