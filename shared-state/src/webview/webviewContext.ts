/**
 * The context of a webview, instead of store and router: the address of the API, the time zone, and an address that never
 * changes.
 */
import { createContext, useContext } from 'react';
import type { SiteConfig } from '../contract';
import type { FirstScreen } from '../first-screen/firstScreen';
import type { PageAddress } from './addressOfPage';

export interface WebviewContextValue {
  environment: SiteConfig & { timeZone: string };
  address: PageAddress;
  /** What the page was rendered from, if the server rendered it. */
  firstScreen?: FirstScreen | undefined;
}

const WebviewContext = createContext<WebviewContextValue | undefined>(undefined);

/** The context is a prop and not read from the window, so that a server can render the page. */
export const WebviewProvider = WebviewContext.Provider;

export function useWebviewContext(): WebviewContextValue {
  const context = useContext(WebviewContext);
  if (!context) throw new Error('A webview was drawn outside of its WebviewProvider.');
  return context;
}

/** The environment is all the state that a webview has, besides its own. */
export function useAppSelector<Selected>(select: (state: WebviewContextValue) => Selected): Selected {
  return select(useWebviewContext());
}

export function selectTimeZone({ environment }: WebviewContextValue): string {
  return environment.timeZone;
}
