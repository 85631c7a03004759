import { languageInfo } from '@komawari/shared-domain';
import {
  type AnswersAhead,
  type CompositionOutline,
  matchPath,
  readChoice,
  resolveNeed,
  type Store,
  selectServiceLanguage,
} from '@komawari/shared-state';
import type { RemoteLoads } from './loading/remoteLoads';
import { preloadRoute } from './preloadRoute';

export interface IntentParts {
  composition: CompositionOutline;
  loads: RemoteLoads;
  answersAhead: AnswersAhead;
  store: Pick<Store, 'getState'>;
}

/** A pointer over a link, a finger on it, or the focus: the reader is about to press it. */
const SIGNS = ['pointerover', 'focusin'] as const;

/**
 * Begins the page that a link leads to when the reader reaches for it, so that it can be there with the press; and with the press
 * the calls of its first screen, while the page is being drawn. Not before: a finger that scrolls touches many links.
 */
export function prefetchOnIntent({ composition, loads, answersAhead, store }: IntentParts, document: Document): void {
  const locale = () => selectServiceLanguage(store.getState());
  const reach = ({ target }: Event) => {
    const link = ownLink(target, document);
    if (link) preloadRoute(composition, loads, link.pathname, locale());
  };
  const press = (event: MouseEvent) => {
    const link = ownLink(event.target, document);
    if (!link || !opensHere(event, link) || link.pathname === document.location.pathname) return;
    answersAhead.begin(callsOf(composition, link, { lang: languageInfo(locale()).code, document }));
  };
  for (const sign of SIGNS) document.addEventListener(sign, reach, { passive: true });
  // Before React hears of it.
  document.addEventListener('click', press, { capture: true });
}

function ownLink(target: EventTarget | null, document: Document): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === document.location.origin ? link : undefined;
}

function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, { target, download }: HTMLAnchorElement): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && (target === '' || target === '_self') && !download;
}

/** What the first screen behind a link asks for, as its route declares it (docs/decisions/0044-data-needs.md). */
function callsOf(
  { remotes }: CompositionOutline,
  { pathname, search }: HTMLAnchorElement,
  { lang, document }: { lang: string; document: Document },
): string[] {
  const sources = { lang, search: new URLSearchParams(search), cookie: (name: string) => readChoice(document, name) };
  return remotes.flatMap(({ routes }) =>
    routes.flatMap(({ path, data = [] }) => {
      const match = matchPath(path, pathname);
      return match ? data.map((need) => resolveNeed(need, { ...sources, params: match.params })) : [];
    }),
  );
}
