import { type Locale, languageInfo } from '@komawari/shared-domain';
import {
  type AnalyticsSink,
  createMemoryRouter,
  KeepAliveOutlet,
  type Location,
  type Messages,
  makeStore,
  matchedRoutes,
  Outlet,
  type Remote,
  type RemoteRoute,
  type RootState,
  type RouteObject,
  RouterProvider,
  type Store,
  StoreProvider,
  selectServiceLanguage,
  useAppSelector,
  useLocation,
} from '@komawari/shared-state';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { arrivingPage } from '../standalone/arrivingPage';

export interface RenderPageOptions<Page extends string> {
  remote: Remote<Page>;
  routes: readonly RemoteRoute<Page>[];
  /** The URL where the visit starts. */
  path: string;
  locale?: Locale;
  /** Slices that differ from those of a first visit. */
  preloadedState?: Partial<RootState>;
  /** Where analytics events go. */
  analytics?: AnalyticsSink;
}

export interface RenderedPage extends RenderResult {
  store: Store;
  user: UserEvent;
  /** The current path, query and hash. */
  location: () => string;
  /** Navigates without a press on the page, as "Back" (-1) and the address bar do. */
  navigate: (to: string | -1) => Promise<void>;
}

/**
 * Mounts a remote's own pages as the shell would: memory router, fresh store, real messages. A page of the main layout stays
 * mounted and hidden after the reader leaves it, for when they come back (docs/decisions/0162-pages-that-were-left-stay.md).
 * `fetch` reaches the real server that `startServer.mjs` has started.
 */
export async function renderPage<Page extends string>(options: RenderPageOptions<Page>): Promise<RenderedPage> {
  const { remote, routes, path, locale = 'en', preloadedState, analytics } = options;
  const store = makeStore({ ...visitState(locale), ...preloadedState }, { analytics });
  const router = createMemoryRouter(layouts(remote, routes), { initialEntries: [path] });
  const messages = await remote.loadMessages(locale);
  const page = render(
    <StoreProvider store={store}>
      <TranslatedPage initial={messages} loadMessages={remote.loadMessages}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </TranslatedPage>
    </StoreProvider>,
  );
  const location = () => router.state.location.pathname + router.state.location.search + router.state.location.hash;
  const navigate = (to: string | -1) => act(() => (to === -1 ? router.navigate(to) : router.navigate(to)));
  return { ...page, store, user: userEvent.setup(), location, navigate };
}

/**
 * Wraps the pages in the component that keeps them, where the shell does. A page outside the remote counts as one of the main
 * layout.
 */
function layouts<Page extends string>(remote: Remote<Page>, routes: readonly RemoteRoute<Page>[]): RouteObject[] {
  const pages = (isMain: boolean): RouteObject[] =>
    routes
      .filter(({ chrome }) => (chrome === 'main') === isMain)
      .map(({ path, page }) => ({ id: path, path, Component: arrivingPage(remote.pages[page]) }));
  const main = { id: 'main', element: <KeepAliveOutlet nameOf={placeOf} count={3} />, children: pages(true) };
  main.children.push({ path: '*', Component: Elsewhere });
  const layoutOf = (location: Location) => matchedRoutes(site, location)[1]?.route.id ?? '';
  const site: RouteObject[] = [
    {
      element: <KeepAliveOutlet nameOf={layoutOf} count={1} isKept={(layout) => layout === 'main'} />,
      children: [main, { id: 'others', element: <Outlet />, children: pages(false) }],
    },
  ];
  return site;

  function placeOf(location: Location): string {
    const match = matchedRoutes(site, location).at(-1);
    return `${match?.route.id} ${Object.values(match?.params ?? {}).join('/')}`;
  }
}

const STORES = { appStoreUrl: 'https://stores.test/apple', playStoreUrl: 'https://stores.test/google' };

function visitState(locale: Locale): Partial<RootState> {
  const apiBase = `${process.env.KOMAWARI_TEST_SERVER ?? 'http://localhost'}/api`;
  return {
    environment: { apiBase, questionnaireBase: apiBase, timeZone: 'UTC', ...STORES },
    language: { service: locale, isServiceChosen: true, contents: [locale] },
  };
}

interface TranslatedPageProps {
  initial: Messages;
  loadMessages: Remote['loadMessages'];
  children: ReactNode;
}

/** Follows the service language, as the shell does. */
function TranslatedPage({ initial, loadMessages, children }: TranslatedPageProps) {
  const locale = useAppSelector(selectServiceLanguage);
  const [translation, setTranslation] = useState({ locale, messages: initial });
  // The messages of another language load when it is chosen.
  useEffect(() => {
    if (locale === translation.locale) return;
    void loadMessages(locale).then((messages) => setTranslation({ locale, messages }));
  }, [locale, translation.locale, loadMessages]);
  return (
    <IntlProvider
      locale={languageInfo(translation.locale).tag}
      defaultLocale="en"
      messages={translation.messages}
      onError={failOnMissingMessage}
    >
      {children}
    </IntlProvider>
  );
}

/** A missing translation is an error of the page, and fails its test. */
function failOnMissingMessage(error: Error): void {
  throw error;
}

/** Stands for every page that belongs to another remote. */
function Elsewhere() {
  const { pathname } = useLocation();
  return <p data-testid="elsewhere">{pathname}</p>;
}
