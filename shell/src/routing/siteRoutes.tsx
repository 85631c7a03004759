import { paths } from '@komawari/shared-domain';
import { type Composition, Redirect, type RouteObject } from '@komawari/shared-state';
import { AboutUsPage } from '../about-us/AboutUsPage';
import type { FrameParts } from '../composition/RemoteFrame';
import { remoteRoutes } from '../composition/remoteRoutes';
import { BlockingPage } from '../errors/BlockingPage';
import { CrashPage } from '../errors/CrashPage';
import { ErrorPage } from '../errors/ErrorPage';
import { MaintenancePage } from '../errors/MaintenancePage';
import { MainLayout } from '../layout/MainLayout';
import { WebviewLayout } from '../layout/WebviewLayout';
import { notBuiltRoutes } from './notBuiltRoutes';
import { RootLayout } from './RootLayout';

/** Every URL of the site: the shell's own, and those of the composition's remotes inside the chrome that they ask for. */
export function siteRoutes(composition: Composition, parts: FrameParts): RouteObject[] {
  return [
    {
      Component: RootLayout,
      errorElement: <CrashPage />,
      children: [
        { path: '/', element: <Redirect to="/main" /> },
        { path: '/main', element: <Redirect to={paths.updates()} /> },
        {
          Component: MainLayout,
          children: [
            { path: paths.error(), Component: ErrorPage },
            { path: paths.maintenance(), Component: MaintenancePage },
            { path: paths.aboutUs(), Component: AboutUsPage },
            ...remoteRoutes(composition, 'main', parts),
            ...notBuiltRoutes(composition, 'main'),
          ],
        },
        {
          Component: WebviewLayout,
          children: [
            { path: paths.blocking(), Component: BlockingPage },
            ...remoteRoutes(composition, 'webview', parts),
            ...notBuiltRoutes(composition, 'webview'),
          ],
        },
        ...remoteRoutes(composition, 'none', parts),
        { path: '*', element: <Redirect to={paths.error()} /> },
      ],
    },
  ];
}
