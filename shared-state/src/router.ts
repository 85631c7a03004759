/** The face of the router: shared whole it would cost 26 kB, since a shared library cannot be tree-shaken. */

export type { LinkProps, RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
  // For catalogs that were published before docs/decisions/0132-a-press-is-answered-at-once.md.
  useViewTransitionState,
} from 'react-router-dom';
