import { type CompositionOutline, type Store, selectServiceLanguage } from '@komawari/shared-state';
import { isSavingData, whenIdle } from '@komawari/shared-ui';
import type { RemoteLoads } from './loading/remoteLoads';
import { onceLineQuiet } from './onceLineQuiet';
import { preloadRoute } from './preloadRoute';
import { remoteRouteAt } from './remoteRouteAt';

export interface NextPageParts {
  composition: CompositionOutline;
  loads: Pick<RemoteLoads, 'beginPage' | 'beginMessages'>;
  store: Pick<Store, 'getState'>;
}

/** The reader has seen the page, and begins to look around in it. */
const SIGNS = ['scroll', 'pointermove', 'keydown'] as const;

/** Who still looks at the first page of a visit when it is whole will press something of it, and a finger's first sign may be that. */
const STILL_THERE_MS = 3_000;

/**
 * Loads the code of the page to which most readers go from this one, as its route says, once this reader looks around, or has
 * looked for a while, and the browser has nothing better to do: with the first press it is there. It is no part of the first screen,
 * so nothing comes before.
 */
export function preloadNextPage({ composition, loads, store }: NextPageParts, page: Window & typeof globalThis): void {
  if (isSavingData(page.navigator)) return;
  const preloadNextOf = (pathname: string) => {
    const next = remoteRouteAt(composition, pathname)?.route.next;
    if (next) preloadRoute(loads, remoteRouteAt(composition, next), selectServiceLanguage(store.getState()));
  };
  let lookedAt: string | undefined;
  // A page that begins at its top was scrolled there, so this runs before its first paint.
  const look = () => {
    const { pathname } = page.location;
    if (pathname === lookedAt) return;
    lookedAt = pathname;
    whenIdle(() => preloadNextOf(pathname), page);
  };
  for (const sign of SIGNS) page.addEventListener(sign, look, { passive: true });
  onceLineQuiet(STILL_THERE_MS, look, page);
}
