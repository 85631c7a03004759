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
import { remote } from '@standalone-remote/remote';
import { routes } from '@standalone-remote/routes';
import { createRoot } from 'react-dom/client';
import { Elsewhere } from './Elsewhere';
import { Frame } from './Frame';
import styles from './Frame.module.css';
import { StateIndex } from './StateIndex';
import { TranslatedRemote } from './TranslatedRemote';

const store = makeBrowserStore({ config: { apiBase: '/api', questionnaireBase: '/api' } });
const first = routes[0]?.path ?? '/';

const router = createBrowserRouter([
  {
    element: <Frame folder={STANDALONE_FOLDER} routes={routes} />,
    children: [
      ...routes.map((route) => ({
        element: framed(route.chrome),
        children: [{ path: route.path, lazy: remote.pages[route.page] }],
      })),
      { path: '/', element: <StateIndex routes={routes} /> },
      { path: '*', element: <Elsewhere first={first} /> },
    ],
    HydrateFallback: () => null,
  },
]);

// It stands in the frame's own HTML.
createRoot(document.getElementById('root')!).render(
  <StoreProvider store={store}>
    <TranslatedRemote loadMessages={remote.loadMessages}>
      <RouterProvider router={router} />
    </TranslatedRemote>
  </StoreProvider>,
);

/** A page without chrome brings its own `<main>`. */
function framed(chrome: Chrome) {
  if (chrome === 'none') return <Outlet />;
  return (
    <main className={chrome === 'webview' ? styles.webview : styles.main}>
      <Outlet />
    </main>
  );
}
