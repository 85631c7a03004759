import { type RefObject, useEffect, useState } from 'react';

export interface NearScreenOptions {
  /** How far from the screen is still near, as a CSS length or share: `800px 0px` is 800 pixels above and below. */
  margin?: string;
  /** What is taken to be so until the browser has said. */
  startsNear?: boolean;
}

/** Whether an element is on the screen or near it. The element is there as long as whoever asks. */
export function useNearScreen(
  element: RefObject<Element | null>,
  { margin = '0px', startsNear = false }: NearScreenOptions = {},
): boolean {
  const [isNear, setNear] = useState(startsNear);
  // Scrolling happens outside React; the observer speaks up only when the element comes near or goes away.
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isNear;
}
