import { startTransition, useEffect, useState } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { type KeepAlivePage, type KeepAlivePages, nextId } from './keepAlivePages';
import { useRouter } from './routerContext';
import type { At, Drawn } from './useOutletRenderer';

export interface PrerenderOptions {
  nameOf: (location: Location) => string;
  draw: (at: At) => Drawn;
  isAsked: boolean;
}

/** The page of the link that is being pressed, if it belongs to this outlet and is not among the existing pages. */
export function usePrerenderedPages(
  pages: KeepAlivePages<Drawn>,
  { nameOf, draw, isAsked }: PrerenderOptions,
): KeepAlivePage<Drawn>[] {
  const expected = useExpected(isAsked);
  if (!expected) return [];
  const name = nameOf(expected);
  const drawn = draw({ location: expected, navigationType: NavigationType.Push });
  const isThere = pages.some((page) => page.name === name);
  return isThere || !drawn.page ? [] : [{ name, id: nextId(pages), drawn }];
}

/** The location of the link that is being pressed. */
function useExpected(isAsked: boolean): Location | undefined {
  const router = useRouter();
  const [expected, setExpected] = useState<Location>();
  useEffect(() => {
    if (isAsked) return router.onExpected((location) => startTransition(() => setExpected(location)));
  }, [router, isAsked]);
  return expected;
}
