/**
 * The exported part of the router. Sharing all of react-router would cost 26 kB, because a shared library cannot be tree-shaken.
 * Its loaders and everything that they need are left out (docs/decisions/0141-a-router-without-loaders.md).
 */
export type { Location, RouteObject } from 'react-router-dom';
export {
  matchPath,
  Navigate,
  Outlet,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { KeepAliveOutlet } from './router/KeepAliveOutlet';
export { Link, type LinkProps } from './router/Link';
export { matchedRoutes } from './router/matchedRoutes';
export { NavLink } from './router/NavLink';
export { opensInThisTab } from './router/opensInThisTab';
export { INACTIVE_PAGE_ATTRIBUTE } from './router/PreserveLayout';
export { useRouteError } from './router/RouteErrorBoundary';
// `useViewTransitionState` is for catalogs that were published before docs/decisions/0132-a-press-is-answered-at-once.md.
export { RouterProvider, useNavigate, useViewTransitionState } from './router/RouterProvider';
export { ScrollRestoration } from './router/ScrollRestoration';
export { createBrowserRouter, createMemoryRouter, type SiteRouter } from './router/siteRouter';
