import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the reader has scrolled past an element at the head of the page. */
export function useIsCondensed(): { sentinel: RefObject<HTMLDivElement | null>; isCondensed: boolean } {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isCondensed, setIsCondensed] = useState(false);
  // Scrolling happens outside React; the observer speaks up only when the mark goes out of sight or comes back.
  useEffect(() => {
    const mark = sentinel.current;
    if (!mark) return;
    const observer = new IntersectionObserver(([entry]) => setIsCondensed(entry?.isIntersecting === false));
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  return { sentinel, isCondensed };
}
