import { type RefObject, useEffect, useRef } from 'react';

/** The furthest page of the chapter that was on the screen since it was opened, by its number. */
export function useFurthestPage(lastNumber: number): RefObject<number> {
  const furthest = useRef(lastNumber);
  useEffect(() => {
    furthest.current = Math.max(furthest.current, lastNumber);
  }, [lastNumber]);
  return furthest;
}
