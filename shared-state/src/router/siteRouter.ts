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
import { browserHistory, locationOf, memoryHistory, newKey, type VisitHistory } from './visitHistory';

export interface RouterState {
  location: Location;
  /** How the visit arrived at this location. */
  action: NavigationType;
  /** Whether the page keeps the current scroll position. */
  keepsScroll: boolean;
  /**
   * The browser shows its own snapshot of that page (after a swipe), or does not say. Then the previous page must not appear
   * again.
   */
  isShownByBrowser: boolean;
}

/**
 * The current location among the routes, also for code outside of React. It replaces react-router's own router, three fifths of
 * which load data for routes (docs/decisions/0141-a-router-without-loaders.md).
 */
export interface SiteRouter {
  routes: RouteObject[];
  readonly state: RouterState;
  /** Goes to an address, or a number of steps through the history. An address without a path stays on the page. */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  /** A link is being pressed, so a navigation to this address may follow. Without an address, no link is pressed any more. */
  expect: (to?: To, state?: unknown) => void;
  /** Reports where the next navigation is expected to lead. If it does lead there, it uses this same `Location` object. */
  onExpected: (listener: (location: Location | undefined) => void) => () => void;
  /** Reports each navigation before anything of it renders. */
  subscribe: (listener: (state: RouterState, previous: RouterState) => void) => () => void;
  dispose: () => void;
  /** For react-router's components, which navigate with it. */
  navigator: Navigator;
}

export function createBrowserRouter(routes: RouteObject[]): SiteRouter {
  return createSiteRouter(routes, browserHistory(window));
}

/** @param initialEntries the locations of the visit so far; it starts at the last one */
export function createMemoryRouter(
  routes: RouteObject[],
  { initialEntries = ['/'] }: { initialEntries?: readonly (string | Partial<Location>)[] } = {},
): SiteRouter {
  return createSiteRouter(routes, memoryHistory(initialEntries));
}

function createSiteRouter(routes: RouteObject[], history: VisitHistory): SiteRouter {
  const listeners = new Set<Parameters<SiteRouter['subscribe']>[0]>();
  const waiting = new Set<Parameters<SiteRouter['onExpected']>[0]>();
  let expected: Location | undefined;
  let state: RouterState = {
    location: history.location(),
    action: NavigationType.Pop,
    keepsScroll: false,
    isShownByBrowser: false,
  };

  function arrive(action: NavigationType, { location = history.location(), keepsScroll = false, isShownByBrowser = false } = {}) {
    const previous = state;
    state = { location, action, keepsScroll, isShownByBrowser };
    for (const listener of listeners) listener(state, previous);
    expect(undefined);
  }

  function expect(location: Location | undefined): void {
    if (location === expected) return;
    expected = location;
    for (const listener of waiting) listener(expected);
  }

  function entryOf(to: To, entryState: unknown = null): Location {
    return locationOf(createPath(resolvePath(to, state.location.pathname)), entryState, newKey());
  }

  function push(to: To, entryState?: unknown, options?: NavigateOptions): void {
    const entry = entryOf(to, entryState);
    const location = expected && expected.state === entry.state && createPath(expected) === createPath(entry) ? expected : entry;
    history.push(location);
    arrive(NavigationType.Push, { location, keepsScroll: options?.preventScrollReset });
  }

  function replace(to: To, entryState?: unknown, options?: NavigateOptions): void {
    const location = entryOf(to, entryState);
    history.replace(location);
    arrive(NavigationType.Replace, { location, keepsScroll: options?.preventScrollReset });
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
    expect: (to, entryState) => expect(to === undefined ? undefined : entryOf(to, entryState)),
    onExpected(listener) {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: history.listen((isShownByBrowser) => arrive(NavigationType.Pop, { isShownByBrowser })),
    navigator: { createHref: (to) => (typeof to === 'string' ? to : createPath(to)), push, replace, go: history.go },
  };
}
