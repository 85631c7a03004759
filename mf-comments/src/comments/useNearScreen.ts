import { useCallback } from 'react';

/** Far enough that the next comments are there before the reader is. */
const MARGIN = '1600px 0px';

/** A ref for an element: the callback is called when it comes near the screen, and again with each new callback. */
export function useNearScreen(onNear: () => void): (element: Element | null) => (() => void) | undefined {
  return useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(), {
        rootMargin: MARGIN,
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onNear],
  );
}
