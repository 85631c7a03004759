import { type CompositionOutline, type Store, selectServiceLanguage } from '@komawari/shared-state';
import { isSavingData, whenIdle } from '@komawari/shared-ui';
import type { RemoteLoads } from './loading/remoteLoads';
import { preloadRoute } from './preloadRoute';
import { remoteRouteAt } from './remoteRouteAt';
import { whenNetworkIdle } from './whenNetworkIdle';

export interface NextPageParts {
  composition: CompositionOutline;
  loads: Pick<RemoteLoads, 'beginPage' | 'beginMessages'>;
  store: Pick<Store, 'getState'>;
}

/** Signs that the reader has seen the page and begins to look around. */
const SIGNS = ['scroll', 'pointermove', 'keydown'] as const;

/**
 * A reader who still looks at the first page of a visit when it is complete will press something on it. On a touch screen, the
 * press itself may be the first sign.
 */
const STILL_THERE_MS = 3_000;

/**
 * Loads the code of the page that most readers open next, as the route declares, so that it is there at the first press. Starts
 * once the reader looks around or has looked at the page for a while, and the browser is idle. The code is not part of the first
 * screen, so it must not delay anything.
 */
export function preloadNextPage({ composition, loads, store }: NextPageParts, page: Window & typeof globalThis): void {
  if (isSavingData(page.navigator)) return;
  const preloadNextOf = (pathname: string) => {
    const next = remoteRouteAt(composition, pathname)?.route.next;
    if (next) preloadRoute(loads, remoteRouteAt(composition, next), selectServiceLanguage(store.getState()));
  };
  let lookedAt: string | undefined;
  // A page that opens at its top is scrolled there by script, so this also runs before its first paint.
  const look = () => {
    const { pathname } = page.location;
    if (pathname === lookedAt) return;
    lookedAt = pathname;
    whenIdle(() => preloadNextOf(pathname), page);
  };
  for (const sign of SIGNS) page.addEventListener(sign, look, { passive: true });
  whenNetworkIdle(STILL_THERE_MS, look, page);
}
