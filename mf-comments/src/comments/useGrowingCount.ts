import { startTransition, useCallback, useState } from 'react';

const FIRST = 30;
const STEP = 30;

/** Far enough that the next comments are there before the reader is. */
const MARGIN = '1600px 0px';

export interface GrowingCount {
  count: number;
  grow: () => void;
  /** For the element at the end of the list: it grows the list when it comes near the screen. */
  endRef: (element: Element | null) => (() => void) | undefined;
}

/** How many entries of a long list are on the page: a screenful at first, more as the reader gets there. */
export function useGrowingCount(): GrowingCount {
  const [count, setCount] = useState(FIRST);
  // In slices between frames: the reader is scrolling.
  const grow = useCallback(() => startTransition(() => setCount((current) => current + STEP)), []);
  const endRef = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && grow(),
        { rootMargin: MARGIN },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [grow],
  );
  return { count, grow, endRef };
}
