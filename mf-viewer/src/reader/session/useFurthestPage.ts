import { type RefObject, useEffect, useRef } from 'react';

/** The number of the furthest page that was visible since the chapter was opened. */
export function useFurthestPage(lastNumber: number): RefObject<number> {
  const furthest = useRef(lastNumber);
  useEffect(() => {
    furthest.current = Math.max(furthest.current, lastNumber);
  }, [lastNumber]);
  return furthest;
}
