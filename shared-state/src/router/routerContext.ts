import { createContext, useContext } from 'react';
import type { RouterState, SiteRouter } from './siteRouter';

export const RouterContext = createContext<SiteRouter | undefined>(undefined);

/** What is drawn, which may be a step behind what the router says. */
export const RouterStateContext = createContext<RouterState | undefined>(undefined);

/** The router of the visit, which stays the same for all of it. */
export function useRouter(): SiteRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('A link or useNavigate is used outside of a RouterProvider.');
  return router;
}
