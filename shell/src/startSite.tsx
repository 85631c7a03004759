import type { Locale } from '@komawari/shared-domain';
import '@komawari/shared-ui/base.css';
import './opening/opening.css';
import {
  type CompositionOutline,
  createBrowserRouter,
  createFirstScreen,
  createQueryPrefetcher,
  makeBrowserStore,
  makeStore,
  type RenderedPage,
  renderedState,
  type SiteConfig,
  selectContentLanguages,
  selectServiceLanguage,
} from '@komawari/shared-state';
import { runYielding, whenIdle, yieldToMain } from '@komawari/shared-ui';
import { type ErrorInfo, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prefetchOnIntent } from './composition/prefetchOnIntent';
import { preloadNextPage } from './composition/preloadNextPage';
import { readRenderedPage } from './composition/readComposition';
import { startComposition } from './composition/startComposition';
import { wholeComposition } from './composition/wholeComposition';
import { routeError } from './errors/errorRouting';
import { notePart } from './health/partEvents';
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
import { updateBeforeRetry } from './offline/updateBeforeRetry';
import { languageOfAddress } from './routing/languageOfAddress';
import { siteRoutes } from './routing/siteRoutes';
import { Site } from './Site';

const FALLBACK: Locale = 'en';

/** Hydrates what the server rendered, or renders the site if the server did not. */
export async function startSite(): Promise<void> {
  const page = readRenderedPage(document);
  if (page) showAddress(page);
  const { composition, config, loads } = startComposition(window, updateBeforeRetry);
  startHealthReports(composition, config);
  openInspectorOnDemand(composition, window);
  const rendered = page && hydrationOf(page, config);
  // Runs in separate tasks, just as the modules were evaluated (main.ts).
  await yieldToMain();
  const parts = {
    loads,
    Loading: PageLoading,
    ErrorPanel: RemoteError,
    updateIfOutdated: () => updateIfOutdated(composition.id),
  };
  const router = createBrowserRouter(siteRoutes(composition, parts));
  await yieldToMain();
  const queryPrefetcher = createQueryPrefetcher(config.apiBase);
  const store = makeBrowserStore({
    config,
    queryPrefetcher,
    locale: languageOfAddress(composition, window.location),
    rendered: rendered?.state,
    firstScreen: rendered?.firstScreen,
    onApiError(error) {
      const { pathname, search } = router.state.location;
      routeError(error, pathname + search, (path, options) => void router.navigate(path, options));
    },
  });
  prefetchOnIntent({ composition, loads, queryPrefetcher, store }, document);
  preloadNextPage({ composition, loads, store }, window);
  // The server puts the root into every page.
  const root = document.getElementById('root')!;
  if (page) {
    await runYielding(rendered?.firstScreen.preparations() ?? []);
    const translation = await firstTranslation(page.locale);
    const site = <Site store={store} router={router} translation={translation} rendered={rendered} />;
    // As a transition, hydration runs in slices, and the browser can work between them. A press hydrates its own part at once.
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

/** Work that no first screen needs. */
function afterStart(composition: CompositionOutline): void {
  registerWorker(window);
  // If this fails, the first remote that does not belong to this page requests it again.
  whenIdle(() => void wholeComposition(composition).catch(() => undefined));
  watchThai(document);
}

function reportHydrationError(error: unknown, { componentStack }: ErrorInfo): void {
  console.error('[komawari] What the server rendered was drawn anew', error, componentStack);
  notePart({ error: 'hydrate', componentStack: componentStack ?? '' });
}

/** The server has already followed the shell's redirects and rendered the page at their end. Shows that address. */
function showAddress({ address }: RenderedPage): void {
  const { pathname, search, hash } = window.location;
  if (pathname + search !== address) window.history.replaceState(window.history.state, '', address + hash);
}

function hydrationOf(page: RenderedPage, config: SiteConfig) {
  return { firstScreen: createFirstScreen(page), state: makeStore(renderedState(config, page)).getState() };
}

/** Loads the messages of the reader's language. If the file does not load, uses English, whose messages are in the code. */
async function firstTranslation(locale: Locale): Promise<Translation> {
  try {
    return { locale, messages: await loadMessages(locale) };
  } catch {
    return { locale: FALLBACK, messages: {} };
  }
}
