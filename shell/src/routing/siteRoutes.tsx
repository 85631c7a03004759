import {
  type Chrome,
  type CompositionOutline,
  type Location,
  matchedRoutes,
  Redirect,
  type RouteObject,
} from '@komawari/shared-state';
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
import { withOwnIntl } from '../localization/withOwnIntl';
import { routes } from '../routes';
import { MAIN_LAYOUT, RootLayout } from './RootLayout';

type ShellPage = Extract<(typeof routes)[number], { page: string }>['page'];

const PAGES: Readonly<Record<ShellPage, ComponentType>> = {
  Error: ErrorPage,
  Maintenance: MaintenancePage,
  AboutUs: AboutUsPage,
  Blocking: BlockingPage,
};

/** Every URL of the site: the shell's own, and those of the composition's remotes inside the chrome that they request. */
export function siteRoutes(composition: CompositionOutline, parts: FrameParts): RouteObject[] {
  const pagesIn = (chrome: Chrome) => [...shellPages(chrome), ...remoteRoutes(composition, chrome, parts)];
  const layoutOf = (location: Location) => matchedRoutes(site, location)[1]?.route.id ?? '';
  /** Addresses of the same page count as one place, for example the tabs of a list, unless their parameters differ. */
  const placeOf = (location: Location) => {
    const match = matchedRoutes(site, location).at(-1);
    return `${match?.route.id} ${Object.values(match?.params ?? {}).join('/')}`;
  };
  const layouts: RouteObject[] = [
    { id: MAIN_LAYOUT, element: withOwnIntl(<MainLayout placeOf={placeOf} />), children: pagesIn('main') },
    { id: 'webview', Component: WebviewLayout, children: pagesIn('webview') },
    { id: 'none', Component: StageLayout, children: remoteRoutes(composition, 'none', parts) },
    ...redirects(),
  ];
  const site: RouteObject[] = [
    { element: <RootLayout composition={composition} layoutOf={layoutOf} />, errorElement: <CrashPage />, children: layouts },
  ];
  return site;
}

function shellPages(chrome: Chrome): RouteObject[] {
  return routes.flatMap((route) => {
    if (!('page' in route) || route.chrome !== chrome) return [];
    const Page = PAGES[route.page];
    return [{ path: route.path, id: route.page, element: withOwnIntl(<Page />, route.page) }];
  });
}

function redirects(): RouteObject[] {
  return routes.flatMap((route) =>
    'redirectTo' in route ? [{ path: route.path, element: <Redirect to={route.redirectTo} /> }] : [],
  );
}
