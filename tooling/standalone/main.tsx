/** The frame in which one remote runs alone: its routes with content to try them on, languages, theme. */
import './plannedFault';
import '@komawari/shared-ui/base.css';
import {
  type Chrome,
  createBrowserRouter,
  makeBrowserStore,
  Outlet,
  RouterProvider,
  StoreProvider,
} from '@komawari/shared-state';
import { loadRemote } from '@standalone-remote';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { arrivingPage } from './arrivingPage';
import { Elsewhere } from './Elsewhere';
import { Frame } from './Frame';
import styles from './Frame.module.css';
import { StateIndex } from './StateIndex';
import { TranslatedRemote } from './TranslatedRemote';

async function start(): Promise<void> {
  const { remote, routes, version } = await loadRemote();
  const store = makeBrowserStore({ config: { apiBase: '/api', questionnaireBase: '/api' } });
  const router = createBrowserRouter([
    {
      element: <Frame folder={STANDALONE_FOLDER} version={version} routes={routes} />,
      children: [
        ...routes.map(({ path, page, chrome }) => ({
          element: framed(chrome),
          // The contract guarantees that each route's page exists. A build with another contract was refused earlier.
          children: [{ path, Component: arrivingPage(remote.pages[page]!) }],
        })),
        { path: '/', element: <StateIndex routes={routes} /> },
        { path: '*', element: <Elsewhere first={routes[0]?.path ?? '/'} /> },
      ],
    },
  ]);
  // The frame's own HTML contains this element.
  createRoot(document.getElementById('root')!).render(
    <StoreProvider store={store}>
      <TranslatedRemote loadMessages={remote.loadMessages}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </TranslatedRemote>
    </StoreProvider>,
  );
}

/** A page without chrome has its own `<main>`. */
function framed(chrome: Chrome) {
  if (chrome === 'none') return <Outlet />;
  return (
    <main className={chrome === 'webview' ? styles.webview : styles.main}>
      <Outlet />
    </main>
  );
}

/** The developer must see why nothing appears. */
start().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error);
  throw error;
});
