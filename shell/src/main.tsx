import type { Locale } from '@komawari/shared-domain';
import '@komawari/shared-ui/base.css';
import './opening/opening.css';
import {
  createBrowserRouter,
  makeBrowserStore,
  RouterProvider,
  StoreProvider,
  selectContentLanguages,
  selectServiceLanguage,
} from '@komawari/shared-state';
import { createRoot } from 'react-dom/client';
import { startComposition } from './composition/startComposition';
import { routeError } from './errors/errorRouting';
import { startHealthReports } from './health/startHealthReports';
import { PageLoading } from './layout/PageLoading';
import { RemoteError } from './layout/RemoteError';
import { Localized, type Translation } from './localization/Localized';
import { loadFonts } from './localization/loadFonts';
import { loadMessages } from './localization/loadMessages';
import { registerWorker } from './offline/registerWorker';
import { languageOfAddress } from './routing/languageOfAddress';
import { siteRoutes } from './routing/siteRoutes';
import { showSiteIcon } from './site/showSiteIcon';

const FALLBACK: Locale = 'en';

async function start(): Promise<void> {
  showSiteIcon(document);
  const { composition, config, loads } = startComposition(window);
  startHealthReports(composition, config);
  const router = createBrowserRouter(siteRoutes(composition, { loads, Loading: PageLoading, ErrorPanel: RemoteError }));
  const store = makeBrowserStore({
    config,
    locale: languageOfAddress(composition, window.location),
    onApiError(error) {
      const { pathname, search } = router.state.location;
      routeError(error, pathname + search, (path, options) => void router.navigate(path, options));
    },
  });
  const service = selectServiceLanguage(store.getState());
  const [initial] = await Promise.all([
    firstTranslation(service),
    loadFonts([service, ...selectContentLanguages(store.getState())]),
  ]);
  // The server puts the root into every page.
  createRoot(document.getElementById('root')!).render(
    <StoreProvider store={store}>
      <Localized initial={initial}>
        <RouterProvider router={router} />
      </Localized>
    </StoreProvider>,
  );
  registerWorker(window);
}

/** The reader's language; if its file does not come, English, whose words are in the code. */
async function firstTranslation(locale: Locale): Promise<Translation> {
  try {
    return { locale, messages: await loadMessages(locale) };
  } catch {
    return { locale: FALLBACK, messages: {} };
  }
}

void start();
