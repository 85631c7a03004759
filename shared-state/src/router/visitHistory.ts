import { createPath, type Location, type Path } from 'react-router-dom';

/** Where a visit is and has been: the browser's history, or one in memory. */
export interface VisitHistory {
  location: () => Location;
  push: (entry: Location) => void;
  replace: (entry: Location) => void;
  go: (steps: number) => void;
  /** Tells when the visit has gone back or forward, and whether the browser may show a picture of its own of where it went. */
  listen: (listener: (isShownByBrowser: boolean) => void) => () => void;
}

/**
 * Entries of the browser's history are as react-router writes them, with their number: a tab outlives the release that wrote them,
 * and a rollback reads them.
 */
export function browserHistory(page: Window & typeof globalThis): VisitHistory {
  const { history, location } = page;
  // With the origin in front, no path can lead to another site.
  const addressOf = (path: Path) => location.origin + createPath(path);
  // Written below, or by a release of before; anything else has none of these.
  const entry = () => Object(history.state) as { usr?: unknown; key?: string; idx?: number };
  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '');
  return {
    location() {
      const { pathname, search, hash } = location;
      const { usr = null, key = 'default' } = entry();
      return { pathname, search, hash, state: usr, key };
    },
    push({ state, key, ...path }) {
      try {
        history.pushState({ usr: state, key, idx: (entry().idx ?? 0) + 1 }, '', addressOf(path));
      } catch (error) {
        if (error instanceof page.DOMException && error.name === 'DataCloneError') throw error;
        // Safari refuses the hundredth entry of half a minute.
        location.assign(addressOf(path));
      }
    },
    replace: ({ state, key, ...path }) => history.replaceState({ usr: state, key, idx: entry().idx }, '', addressOf(path)),
    go: (steps) => history.go(steps),
    listen(listener) {
      // A browser that does not tell may show one.
      const onStep = ({ hasUAVisualTransition = true }: Partial<PopStateEvent>) => listener(hasUAVisualTransition);
      page.addEventListener('popstate', onStep);
      return () => page.removeEventListener('popstate', onStep);
    },
  };
}

/** A visit without a browser: on the server and in tests. It begins at the last of the entries. */
export function memoryHistory(initialEntries: readonly (string | Partial<Location>)[]): VisitHistory {
  const entries = initialEntries.map((entry, at) =>
    typeof entry === 'string'
      ? locationOf(entry, null, at === 0 ? 'default' : newKey())
      : locationOf(createPath(entry), entry.state, entry.key ?? (at === 0 ? 'default' : newKey())),
  );
  const listeners = new Set<(isShownByBrowser: boolean) => void>();
  let at = entries.length - 1;
  return {
    // There is one at each place that `at` can be.
    location: () => entries[at]!,
    push(entry) {
      at += 1;
      entries.splice(at, entries.length, entry);
    },
    replace(entry) {
      entries[at] = entry;
    },
    go(steps) {
      at = Math.min(Math.max(at + steps, 0), entries.length - 1);
      for (const listener of listeners) listener(true);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An entry of a history, with its path encoded as a browser does it. */
export function locationOf(path: string, state: unknown, key: string): Location {
  const { pathname, search, hash } = new URL(`https://memory.test${path}`);
  return { pathname, search, hash, state, key };
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
