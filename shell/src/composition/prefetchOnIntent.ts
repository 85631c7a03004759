import { languageInfo } from '@komawari/shared-domain';
import {
  type AnswersAhead,
  type CompositionOutline,
  opensHere,
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
  answersAhead: AnswersAhead;
  store: Pick<Store, 'getState'>;
}

type IntendedPage = RemoteRouteMatch<RemoteOutline>;

/** A pointer over a link, a finger on it, or the focus: the reader is about to press it. */
const SIGNS = ['pointerover', 'focusin'] as const;

/**
 * Begins the page that a link leads to when the reader reaches for it, so that it can be there with the press; and with the press
 * the calls of its first screen, while the page is being drawn. Not before: a finger that scrolls touches many links.
 */
export function prefetchOnIntent({ composition, loads, answersAhead, store }: IntentParts, document: Document): void {
  const locale = () => selectServiceLanguage(store.getState());
  let latest: { pathname: string; match: IntendedPage | undefined } | undefined;
  // A finger that presses gives every sign, one right after another.
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
    if (!link || !opensHere(event, link) || link.pathname === document.location.pathname) return;
    answersAhead.begin(callsOf(pageBehind(link), link, { lang: languageInfo(locale()).code, document }));
  };
  for (const sign of SIGNS) document.addEventListener(sign, reach, { passive: true });
  // Before React hears of it.
  document.addEventListener('click', press, { capture: true });
}

function ownLink(target: EventTarget | null, document: Document): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === document.location.origin ? link : undefined;
}

/** What the first screen behind a link asks for, as its route declares it (docs/decisions/0044-data-needs.md). */
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
