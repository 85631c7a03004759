import { createContext, useContext } from 'react';
import type { RouterState, SiteRouter } from './siteRouter';

export const RouterContext = createContext<SiteRouter | undefined>(undefined);

/** The rendered state, which may be one step behind the router's. */
export const RouterStateContext = createContext<RouterState | undefined>(undefined);

/** The router, which stays the same for the whole visit. */
export function useRouter(): SiteRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('A link or useNavigate is used outside of a RouterProvider.');
  return router;
}
