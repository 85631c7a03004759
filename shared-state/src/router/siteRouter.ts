import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type RouteObject,
  resolvePath,
  type To,
} from 'react-router-dom';
import { browserHistory, memoryHistory, type VisitHistory } from './visitHistory';

export interface RouterState {
  location: Location;
  /** How the visit got there. */
  action: NavigationType;
  /** Whether the page stays where it is scrolled to. */
  keepsScroll: boolean;
  /** The browser shows a picture of its own of that page (after a swipe), or does not tell: the one before is not to be seen again. */
  isShownByBrowser: boolean;
}

/**
 * Where a visit is among these routes, for whoever stands outside of React, too. It takes the place of react-router's own, of
 * which three fifths load data for routes (docs/decisions/0141-a-router-without-loaders.md).
 */
export interface SiteRouter {
  routes: RouteObject[];
  readonly state: RouterState;
  /** Goes to an address, or so many steps through the history. An address without a path stays on the page. */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  /** Tells of each step, before anything of it is drawn. */
  subscribe: (listener: (state: RouterState, previous: RouterState) => void) => () => void;
  dispose: () => void;
  /** How react-router's components navigate. */
  navigator: Navigator;
}

export function createBrowserRouter(routes: RouteObject[]): SiteRouter {
  return createSiteRouter(routes, browserHistory(window));
}

/** @param initialEntries where the visit has been; it is at the last of them */
export function createMemoryRouter(
  routes: RouteObject[],
  { initialEntries = ['/'] }: { initialEntries?: readonly (string | Partial<Location>)[] } = {},
): SiteRouter {
  return createSiteRouter(routes, memoryHistory(initialEntries));
}

function createSiteRouter(routes: RouteObject[], history: VisitHistory): SiteRouter {
  const listeners = new Set<Parameters<SiteRouter['subscribe']>[0]>();
  let state: RouterState = {
    location: history.location(),
    action: NavigationType.Pop,
    keepsScroll: false,
    isShownByBrowser: false,
  };

  function arrive(action: NavigationType, { keepsScroll = false, isShownByBrowser = false } = {}): void {
    const previous = state;
    state = { location: history.location(), action, keepsScroll, isShownByBrowser };
    for (const listener of listeners) listener(state, previous);
  }

  function push(to: To, entryState?: unknown, options?: NavigateOptions): void {
    history.push(resolvePath(to, state.location.pathname), entryState ?? null);
    arrive(NavigationType.Push, { keepsScroll: options?.preventScrollReset });
  }

  function replace(to: To, entryState?: unknown, options?: NavigateOptions): void {
    history.replace(resolvePath(to, state.location.pathname), entryState ?? null);
    arrive(NavigationType.Replace, { keepsScroll: options?.preventScrollReset });
  }

  return {
    routes,
    get state() {
      return state;
    },
    async navigate(to, options) {
      if (typeof to === 'number') history.go(to);
      else (options?.replace ? replace : push)(to, options?.state, options);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: history.listen((isShownByBrowser) => arrive(NavigationType.Pop, { isShownByBrowser })),
    navigator: { createHref: (to) => (typeof to === 'string' ? to : createPath(to)), push, replace, go: history.go },
  };
}
