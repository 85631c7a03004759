import { languageInfo } from '@komawari/shared-domain';
import {
  type CompositionOutline,
  opensInThisTab,
  type QueryPrefetcher,
  type RemoteOutline,
  readChoice,
  resolveNeed,
  type Store,
  selectServiceLanguage,
} from '@komawari/shared-state';
import type { RemoteLoads } from './loading/remoteLoads';
import { preloadRoute } from './preloadRoute';
import { type RemoteRouteMatch, remoteRouteAt } from './remoteRouteAt';

export interface IntentParts {
  composition: CompositionOutline;
  loads: RemoteLoads;
  queryPrefetcher: QueryPrefetcher;
  store: Pick<Store, 'getState'>;
}

type IntendedPage = RemoteRouteMatch<RemoteOutline>;

/** Signs that the reader is about to press a link: a pointer over it, a finger on it, or the focus. */
const SIGNS = ['pointerover', 'focusin'] as const;

/**
 * Begins to load the page behind a link when the reader reaches for it, so that it can be there at the press. The calls of its
 * first screen begin only at the press, while the page renders, because a scrolling finger touches many links.
 */
export function prefetchOnIntent({ composition, loads, queryPrefetcher, store }: IntentParts, document: Document): void {
  const locale = () => selectServiceLanguage(store.getState());
  let latest: { pathname: string; match: IntendedPage | undefined } | undefined;
  // A pressing finger produces all these events one right after the other.
  const pageBehind = ({ pathname }: HTMLAnchorElement) => {
    if (latest?.pathname !== pathname) latest = { pathname, match: remoteRouteAt(composition, pathname) };
    return latest.match;
  };
  const reach = ({ target }: Event) => {
    const link = ownLink(target, document);
    if (link) preloadRoute(loads, pageBehind(link), locale());
  };
  const press = (event: MouseEvent) => {
    const link = ownLink(event.target, document);
    if (!link || !opensInThisTab(event, link) || link.pathname === document.location.pathname) return;
    queryPrefetcher.begin(callsOf(pageBehind(link), link, { lang: languageInfo(locale()).code, document }));
  };
  for (const sign of SIGNS) document.addEventListener(sign, reach, { passive: true });
  // Runs before React handles the event.
  document.addEventListener('click', press, { capture: true });
}

function ownLink(target: EventTarget | null, document: Document): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === document.location.origin ? link : undefined;
}

/** The calls that the first screen behind a link makes, as its route declares them (docs/decisions/0044-data-needs.md). */
function callsOf(
  page: IntendedPage | undefined,
  { search }: HTMLAnchorElement,
  { lang, document }: { lang: string; document: Document },
): string[] {
  if (!page) return [];
  const { route, params } = page;
  const sources = { lang, params, search: new URLSearchParams(search), cookie: (name: string) => readChoice(document, name) };
  return (route.data ?? []).map((need) => resolveNeed(need, sources));
}
