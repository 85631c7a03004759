import { type Chrome, type CompositionOutline, Redirect, type RouteObject } from '@komawari/shared-state';
import type { ComponentType } from 'react';
import { AboutUsPage } from '../about-us/AboutUsPage';
import type { FrameParts } from '../composition/RemoteFrame';
import { remoteRoutes } from '../composition/remoteRoutes';
import { BlockingPage } from '../errors/BlockingPage';
import { CrashPage } from '../errors/CrashPage';
import { ErrorPage } from '../errors/ErrorPage';
import { MaintenancePage } from '../errors/MaintenancePage';
import { MainLayout } from '../layout/MainLayout';
import { StageLayout } from '../layout/StageLayout';
import { WebviewLayout } from '../layout/WebviewLayout';
import { routes } from '../routes';
import { RootLayout } from './RootLayout';

type ShellPage = Extract<(typeof routes)[number], { page: string }>['page'];

const PAGES: Readonly<Record<ShellPage, ComponentType>> = {
  Error: ErrorPage,
  Maintenance: MaintenancePage,
  AboutUs: AboutUsPage,
  Blocking: BlockingPage,
};

/** Every URL of the site: the shell's own, and those of the composition's remotes inside the chrome that they ask for. */
export function siteRoutes(composition: CompositionOutline, parts: FrameParts): RouteObject[] {
  const pagesIn = (chrome: Chrome) => [...shellPages(chrome), ...remoteRoutes(composition, chrome, parts)];
  return [
    {
      element: <RootLayout composition={composition} />,
      errorElement: <CrashPage />,
      children: [
        { Component: MainLayout, children: pagesIn('main') },
        { Component: WebviewLayout, children: pagesIn('webview') },
        { Component: StageLayout, children: remoteRoutes(composition, 'none', parts) },
        ...redirects(),
      ],
    },
  ];
}

function shellPages(chrome: Chrome): RouteObject[] {
  return routes.flatMap((route) =>
    'page' in route && route.chrome === chrome ? [{ path: route.path, Component: PAGES[route.page] }] : [],
  );
}

function redirects(): RouteObject[] {
  return routes.flatMap((route) =>
    'redirectTo' in route ? [{ path: route.path, element: <Redirect to={route.redirectTo} /> }] : [],
  );
}
