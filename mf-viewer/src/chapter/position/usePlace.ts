import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { clampPlace, type Place } from '../../model/position/place';
import { afterPaint } from './afterPaint';

/** Where the reader is, for everything that moves it. It stays the same object while the chapter is open. */
export interface PlaceHandle {
  /** The exact place. It changes on every frame of a scroll, so it is not state. */
  exact: RefObject<Place>;
  /**
   * The reader came here by scrolling or turning, and looks at a leaf, which is further down the screen than the place.
   * `later`: the screen shows it already. What follows from it (numbers, words, which pages are wanted) waits until that is painted.
   */
  reach: (place: Place, looking: number, when: 'now' | 'later') => void;
}

/** Holds the place of one chapter, and the leaf that the reader looks at. Mounted anew for each chapter. */
export function usePlace(opening: Place, leafCount: number): { place: PlaceHandle; looking: number } {
  const exact = useRef(opening);
  const [looking, setLooking] = useState(opening.leaf);
  const latest = useRef(opening.leaf);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);
  const place = useMemo<PlaceHandle>(() => {
    const catchUp = () => {
      callOff.current?.();
      callOff.current = undefined;
      setLooking(latest.current);
    };
    return {
      exact,
      reach(next, leaf, when) {
        exact.current = clampPlace(next, leafCount);
        const isNews = leaf !== latest.current;
        latest.current = leaf;
        if (when === 'now') catchUp();
        // One at a time, and never put off again: a scroll reaches a place with every frame.
        else if (isNews) callOff.current ??= afterPaint(() => startTransition(catchUp));
      },
    };
  }, [leafCount]);
  return { place, looking };
}
