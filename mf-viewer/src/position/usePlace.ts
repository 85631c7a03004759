import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { clampPlace, type Place } from './place';

/** Where the reader is, for everything that shows it or moves it. */
export interface PlaceHandle {
  /** The exact place. It changes on every frame of a scroll, so it is not state. */
  exact: RefObject<Place>;
  /** The leaf that the reader looks at, which is further down the screen than the place. */
  looking: number;
  /** The reader came here by scrolling or turning. */
  reach: (place: Place, looking: number) => void;
}

/** Holds the place of one chapter. Mounted anew for each chapter. */
export function usePlace(opening: Place, leafCount: number): PlaceHandle {
  const exact = useRef(opening);
  const [looking, setLooking] = useState(opening.leaf);
  const reach = useCallback(
    (place: Place, leaf: number) => {
      exact.current = clampPlace(place, leafCount);
      setLooking(leaf);
    },
    [leafCount],
  );
  return useMemo(() => ({ exact, looking, reach }), [looking, reach]);
}
