import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is on the screen, or no farther from it than so many pixels. Where the screen is, the browser knows. */
export function useIsNear(place: RefObject<Element | null>, nearPx: number, startsNear = false): boolean {
  const [isNear, setNear] = useState(startsNear);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)!.isIntersecting), {
      rootMargin: `${nearPx}px 0px`,
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [place, nearPx]);
  return isNear;
}
