import { createContext, useContext } from 'react';
import type { PageSource } from '../../model/chapter/pageSource';
import type { Position } from '../../model/position/position';

/** Where a chapter was left. */
export interface PlaceLeft {
  chapterId: number;
  position: Position;
  /** The pictures that were on the screen. */
  pictures: readonly PageSource[];
}

/** Where each chapter was left since the viewer was opened, for who goes back to it. */
export interface PlacesLeft {
  leave: (place: PlaceLeft) => void;
  of: (chapterId: number) => PlaceLeft | undefined;
  /** The one that was left for the chapter that is open. */
  last: () => PlaceLeft | undefined;
}

export function createPlacesLeft(): PlacesLeft {
  const places = new Map<number, PlaceLeft>();
  let last: PlaceLeft | undefined;
  return {
    leave(place) {
      places.set(place.chapterId, place);
      last = place;
    },
    of: (chapterId) => places.get(chapterId),
    last: () => last,
  };
}

export const PlacesLeftContext = createContext<PlacesLeft | null>(null);

export function usePlacesLeft(): PlacesLeft {
  const places = useContext(PlacesLeftContext);
  if (!places) throw new Error('Chapters are read inside PlacesLeftContext only');
  return places;
}
