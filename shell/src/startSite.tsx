import type { Locale } from '@komawari/shared-domain';
import '@komawari/shared-ui/base.css';
import './opening/opening.css';
import {
  type CompositionOutline,
  createAnswersAhead,
  createBrowserRouter,
  createFirstScreen,
  makeBrowserStore,
  makeStore,
  type RenderedPage,
  renderedState,
  type SiteConfig,
  selectContentLanguages,
  selectServiceLanguage,
} from '@komawari/shared-state';
import { inTurns, nextTask, whenIdle } from '@komawari/shared-ui';
import { type ErrorInfo, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prefetchOnIntent } from './composition/prefetchOnIntent';
import { preloadNextPage } from './composition/preloadNextPage';
import { readRenderedPage } from './composition/readComposition';
import { startComposition } from './composition/startComposition';
import { wholeComposition } from './composition/wholeComposition';
import { routeError } from './errors/errorRouting';
import { startHealthReports } from './health/startHealthReports';
import { openInspectorOnDemand } from './inspector/openInspectorOnDemand';
import { PageLoading } from './layout/PageLoading';
import { RemoteError } from './layout/RemoteError';
import type { Translation } from './localization/Localized';
import { loadFonts } from './localization/loadFonts';
import { loadMessages } from './localization/loadMessages';
import { watchThai } from './localization/watchThai';
import { updateIfOutdated } from './offline/liveComposition';
import { registerWorker } from './offline/registerWorker';
import { languageOfAddress } from './routing/languageOfAddress';
import { siteRoutes } from './routing/siteRoutes';
import { Site } from './Site';

const FALLBACK: Locale = 'en';

/** Takes over what the server rendered, or draws the site where it rendered nothing. */
export async function startSite(): Promise<void> {
  const page = readRenderedPage(document);
  if (page) showAddress(page);
  const { composition, config, loads } = startComposition(window);
  startHealthReports(composition, config);
  openInspectorOnDemand(composition, window);
  const rendered = page && hydrationOf(page, config);
  // With a turn of the browser between, as what it is made of was evaluated (main.ts).
  await nextTask();
  const parts = {
    loads,
    Loading: PageLoading,
    ErrorPanel: RemoteError,
    updateIfOutdated: () => updateIfOutdated(composition.id),
  };
  const router = createBrowserRouter(siteRoutes(composition, parts));
  await nextTask();
  const answersAhead = createAnswersAhead(config.apiBase);
  const store = makeBrowserStore({
    config,
    answersAhead,
    locale: languageOfAddress(composition, window.location),
    rendered: rendered?.state,
    firstScreen: rendered?.firstScreen,
    onApiError(error) {
      const { pathname, search } = router.state.location;
      routeError(error, pathname + search, (path, options) => void router.navigate(path, options));
    },
  });
  prefetchOnIntent({ composition, loads, answersAhead, store }, document);
  preloadNextPage({ composition, loads, store }, window);
  // The server puts the root into every page.
  const root = document.getElementById('root')!;
  if (page) {
    await inTurns(rendered?.firstScreen.preparations() ?? []);
    const translation = await firstTranslation(page.locale);
    const site = <Site store={store} router={router} translation={translation} rendered={rendered} />;
    // As a transition it is done in slices, between which the browser has its turn; a press hydrates what it is on at once.
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError: reportHydrationError }));
    afterStart(composition);
    return;
  }
  const service = selectServiceLanguage(store.getState());
  const [translation] = await Promise.all([
    firstTranslation(service),
    loadFonts([service, ...selectContentLanguages(store.getState())]),
  ]);
  createRoot(root).render(<Site store={store} router={router} translation={translation} />);
  afterStart(composition);
}

/** What no first screen needs. */
function afterStart(composition: CompositionOutline): void {
  registerWorker(window);
  // The first remote that is not this page's own asks for it, too, where this fails.
  whenIdle(() => void wholeComposition(composition).catch(() => undefined));
  watchThai(document);
}

/** No part's failure, and not counted as one: an extension of the browser that writes into the page is enough. */
function reportHydrationError(error: unknown, { componentStack }: ErrorInfo): void {
  console.error('[komawari] What the server rendered was drawn anew', error, componentStack);
}

/** The server has followed the shell's redirects already, and what it rendered stands at their end. */
function showAddress({ address }: RenderedPage): void {
  const { pathname, search, hash } = window.location;
  if (pathname + search !== address) window.history.replaceState(window.history.state, '', address + hash);
}

function hydrationOf(page: RenderedPage, config: SiteConfig) {
  return { firstScreen: createFirstScreen(page), state: makeStore(renderedState(config, page)).getState() };
}

/** The reader's language; if its file does not come, English, whose words are in the code. */
async function firstTranslation(locale: Locale): Promise<Translation> {
  try {
    return { locale, messages: await loadMessages(locale) };
  } catch {
    return { locale: FALLBACK, messages: {} };
  }
}
