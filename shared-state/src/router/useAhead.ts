import { startTransition, useEffect, useState } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { nextId, type Place, type Places } from './keptPlaces';
import { useRouter } from './routerContext';
import type { At, Drawn } from './useDrawing';

export interface AheadParts {
  nameOf: (location: Location) => string;
  draw: (at: At) => Drawn;
  isAsked: boolean;
}

/** The place that the link leads to which is being pressed, if it is none of those that are there, and is in this outlet. */
export function useAhead(places: Places<Drawn>, { nameOf, draw, isAsked }: AheadParts): Place<Drawn>[] {
  const expected = useExpected(isAsked);
  if (!expected) return [];
  const name = nameOf(expected);
  const drawn = draw({ location: expected, navigationType: NavigationType.Push });
  const isThere = places.some((place) => place.name === name);
  return isThere || !drawn.page ? [] : [{ name, id: nextId(places), drawn }];
}

/** Where a link leads that is being pressed. */
function useExpected(isAsked: boolean): Location | undefined {
  const router = useRouter();
  const [expected, setExpected] = useState<Location>();
  useEffect(() => {
    if (isAsked) return router.onExpected((location) => startTransition(() => setExpected(location)));
  }, [router, isAsked]);
  return expected;
}
