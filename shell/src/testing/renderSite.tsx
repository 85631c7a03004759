import type { Locale } from '@komawari/shared-domain';
import {
  CONTRACT_VERSION,
  type Composition,
  createMemoryRouter,
  makeStore,
  type Remote,
  type RemoteRelease,
  type RemoteRoute,
  type RootState,
  RouterProvider,
  type Store,
  StoreProvider,
} from '@komawari/shared-state';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createRemoteLoads } from '../composition/loading/remoteLoads';
import { routeError } from '../errors/errorRouting';
import { PageLoading } from '../layout/PageLoading';
import { RemoteError } from '../layout/RemoteError';
import { Localized } from '../localization/Localized';
import { loadMessages } from '../localization/loadMessages';
import { siteRoutes } from '../routing/siteRoutes';

export interface RenderSiteOptions {
  locale?: Locale;
  /** Routes of this site's only remote. Every page shows its own name as a heading. */
  routes?: readonly RemoteRoute[];
  preloadedState?: Partial<RootState>;
  /** Changes to the composition apart from its remote. */
  composition?: Partial<Composition>;
}

export interface RenderedSite extends RenderResult {
  store: Store;
  user: UserEvent;
  /** Path, query and hash of the current location. */
  location: () => string;
  go: (path: string, state?: unknown) => Promise<void>;
  /** Goes back (negative) or forward through the history. */
  travel: (steps: number) => Promise<void>;
}

/** The whole site as `startSite.tsx` starts it, in a memory router and with one remote that is already loaded. */
export async function renderSite(path: string, options: RenderSiteOptions = {}): Promise<RenderedSite> {
  const { locale = 'en', routes = [], preloadedState, composition } = options;
  const parts = {
    loads: createRemoteLoads(sourceOf(routes), () => 1),
    Loading: PageLoading,
    ErrorPanel: RemoteError,
    updateIfOutdated: () => Promise.resolve(false),
  };
  const router = createMemoryRouter(siteRoutes({ ...compositionOf(routes), ...composition }, parts), { initialEntries: [path] });
  const location = () => router.state.location.pathname + router.state.location.search + router.state.location.hash;
  const language = { service: locale, isServiceChosen: true, contents: [locale] };
  const store = makeStore(
    { language, ...preloadedState },
    { onApiError: (error) => routeError(error, location(), (to, leaving) => void router.navigate(to, leaving)) },
  );
  const site = render(
    <StoreProvider store={store}>
      <Localized initial={{ locale, messages: await loadMessages(locale) }}>
        <RouterProvider router={router} />
      </Localized>
    </StoreProvider>,
  );
  const go = (to: string, state?: unknown) => act(() => router.navigate(to, { state }));
  const travel = (steps: number) => act(() => router.navigate(steps));
  return { ...site, store, user: userEvent.setup(), location, go, travel };
}

function sourceOf(routes: readonly RemoteRoute[]) {
  const pages = Object.fromEntries(routes.map(({ page }) => [page, () => Promise.resolve({ Component: () => <h1>{page}</h1> })]));
  const remote: Remote = { contract: CONTRACT_VERSION, pages, loadMessages: () => Promise.resolve({}) };
  return { load: () => Promise.resolve(remote), restart: () => {} };
}

function compositionOf(routes: readonly RemoteRoute[]): Composition {
  const messages = { en: '', es: '', fr: '', id: '', pt: '', ru: '', th: '' };
  const files = { version: '1', baseUrl: '/', messages, integrity: {} };
  const remote: RemoteRelease = { ...files, name: 'mf_test', contract: CONTRACT_VERSION, entry: 'entry.js', routes, pages: {} };
  return { id: 'test', shell: { ...files, js: [], css: [] }, remotes: [remote] };
}
