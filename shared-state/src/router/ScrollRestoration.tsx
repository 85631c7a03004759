import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { readScrollPositions, writeScrollPositions } from '../storage/scrollPositions';
import { RouterContext, RouterStateContext } from './routerContext';

/**
 * A new page begins at its top or at what its address names, and one that was shown before where it was left.
 * @param getKey what tells apart the places that are remembered
 */
export function ScrollRestoration({ getKey }: { getKey: (location: Location) => string }) {
  const router = useContext(RouterContext);
  const state = useContext(RouterStateContext);
  const positions = useRef<Record<string, number> | undefined>(undefined);
  const first = useRef(state);

  // The browser would move the page that is left.
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    take();
    // Also once it comes out of the browser's back/forward cache, for which it was given back.
    addEventListener('pageshow', take);
    return () => {
      removeEventListener('pageshow', take);
      history.scrollRestoration = 'auto';
    };
  }, []);

  // What is left is where it was, until the next page is drawn.
  useLayoutEffect(() => {
    if (!router) return;
    const known = (positions.current ??= readScrollPositions());
    const note = (location: Location) => {
      known[getKey(location)] = scrollY;
    };
    const keep = () => {
      note(router.state.location);
      writeScrollPositions(known);
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', keep);
    const unsubscribe = router.subscribe((_next, previous) => note(previous.location));
    return () => {
      removeEventListener('pagehide', keep);
      unsubscribe();
    };
  }, [router, getKey]);

  // After the page has been drawn, and before it is painted.
  useLayoutEffect(() => {
    if (!state) return;
    const { location, keepsScroll } = state;
    const known = positions.current?.[getKey(location)];
    const named = elementNamed(location.hash);
    // A reader may have scrolled what the server rendered.
    const isNew = !keepsScroll && state !== first.current;
    if (known !== undefined && !keepsScroll) scrollTo(0, known);
    else if (named) named.scrollIntoView();
    else if (isNew) scrollTo(0, 0);
  }, [state, getKey]);

  return null;
}

function elementNamed(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A hash that is not encoded as addresses are names nothing.
    return null;
  }
}
