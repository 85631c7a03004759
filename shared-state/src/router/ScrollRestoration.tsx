import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { readScrollPositions, writeScrollPositions } from '../storage/scrollPositions';
import { RouterContext, RouterStateContext } from './routerContext';
import { scrollAsItGrows } from './scrollAsItGrows';

/**
 * A new page starts at its top, or at the element that its address names. A page that was shown before starts where the reader
 * left it.
 * @param getKey identifies the positions that are remembered
 */
export function ScrollRestoration({ getKey }: { getKey: (location: Location) => string }) {
  const router = useContext(RouterContext);
  const state = useContext(RouterStateContext);
  const positions = useRef<Record<string, number> | undefined>(undefined);
  const first = useRef(state);

  // Otherwise the browser would scroll the page that is being left.
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    take();
    // The mode was given back for the browser's back/forward cache, so it is taken again when the page comes out of it.
    addEventListener('pageshow', take);
    return () => {
      removeEventListener('pageshow', take);
      history.scrollRestoration = 'auto';
    };
  }, []);

  // The old page keeps its scroll position until the next page is rendered.
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
    // WebKit shows a page from its back/forward cache at its top if the mode was ever `manual`.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      const top = known[getKey(router.state.location)];
      if (persisted && top !== undefined) scrollTo(0, top);
    };
    addEventListener('pagehide', keep);
    addEventListener('pageshow', comeBack);
    const unsubscribe = router.subscribe((_next, previous) => note(previous.location));
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', comeBack);
      unsubscribe();
    };
  }, [router, getKey]);

  // A layout effect: after rendering, and before painting.
  useLayoutEffect(() => {
    if (!state) return;
    const { location, keepsScroll } = state;
    const known = positions.current?.[getKey(location)];
    const named = elementNamed(location.hash);
    // The reader may have scrolled the server-rendered page already.
    const isNew = !keepsScroll && state !== first.current;
    if (known !== undefined && !keepsScroll) return restore(known);
    if (named) named.scrollIntoView();
    else if (isNew) scrollTo(0, 0);
  }, [state, getKey]);

  return null;
}

/**
 * While the root element is marked, a page gives its parts their real heights instead of approximate ones. The position is one
 * of the real page.
 * @returns a function for when the page is left
 */
function restore(top: number): () => void {
  const { dataset } = document.documentElement;
  // A page that was left at its top shows none of those parts.
  if (top > 0) dataset.restored = '';
  const stop = scrollAsItGrows(top);
  return () => {
    delete dataset.restored;
    stop();
  };
}

function elementNamed(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A hash with invalid URL encoding names no element.
    return null;
  }
}
