import { createContext } from 'react';
import type { RouterState, SiteRouter } from './siteRouter';

export const RouterContext = createContext<SiteRouter | undefined>(undefined);

/** What is drawn, which may be a step behind what the router says. */
export const RouterStateContext = createContext<RouterState | undefined>(undefined);
