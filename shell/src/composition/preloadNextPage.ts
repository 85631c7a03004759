import { type CompositionOutline, matchPath, type Store, selectServiceLanguage } from '@komawari/shared-state';
import { isSavingData, whenIdle } from '@komawari/shared-ui';
import type { RemoteLoads } from './loading/remoteLoads';
import { preloadRoute } from './preloadRoute';

export interface NextPageParts {
  composition: CompositionOutline;
  loads: Pick<RemoteLoads, 'beginPage' | 'beginMessages'>;
  store: Pick<Store, 'getState'>;
}

/** The reader has seen the page, and begins to look around in it. */
const SIGNS = ['scroll', 'pointermove', 'keydown'] as const;

/** Who still looks at the first page of a visit will press something of it, and with a finger that may be the first sign. */
const STILL_THERE_MS = 3_000;

/**
 * Loads the code of the page to which most readers go from this one, as its route says, once this reader looks around, or has
 * looked for a while, and the browser has nothing better to do: with the first press it is there. It is no part of the first screen,
 * so nothing comes before.
 */
export function preloadNextPage({ composition, loads, store }: NextPageParts, page: Window): void {
  if (isSavingData(page.navigator)) return;
  const routes = composition.remotes.flatMap((remote) => remote.routes);
  let lookedAt: string | undefined;
  const look = () => {
    const { pathname } = page.location;
    if (pathname === lookedAt) return;
    lookedAt = pathname;
    const next = routes.find(({ path }) => matchPath(path, pathname))?.next;
    if (next) whenIdle(() => preloadRoute(composition, loads, next, selectServiceLanguage(store.getState())), page);
  };
  for (const sign of SIGNS) page.addEventListener(sign, look, { passive: true });
  page.setTimeout(look, STILL_THERE_MS);
}
