import { createPath, type Location, type Path } from 'react-router-dom';

/** The locations of a visit: the browser's history, or one in memory. */
export interface VisitHistory {
  location: () => Location;
  push: (entry: Location) => void;
  replace: (entry: Location) => void;
  go: (steps: number) => void;
  /** Reports steps back and forward, and whether the browser may show its own snapshot of the page. */
  listen: (listener: (isShownByBrowser: boolean) => void) => () => void;
}

/**
 * The browser's entries have react-router's format, including the index. A tab outlives the release that wrote its entries, and
 * after a rollback the older release reads them.
 */
export function browserHistory(page: Window & typeof globalThis): VisitHistory {
  const { history, location } = page;
  // With the origin in front, no path can lead to another site.
  const addressOf = (path: Path) => location.origin + createPath(path);
  // Written below or by an older release. Anything else has none of these fields.
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
        // Safari refuses the hundredth entry within half a minute.
        location.assign(addressOf(path));
      }
    },
    replace: ({ state, key, ...path }) => history.replaceState({ usr: state, key, idx: entry().idx }, '', addressOf(path)),
    go: (steps) => history.go(steps),
    listen(listener) {
      // A browser that does not say may show a snapshot.
      const onStep = ({ hasUAVisualTransition = true }: Partial<PopStateEvent>) => listener(hasUAVisualTransition);
      page.addEventListener('popstate', onStep);
      return () => page.removeEventListener('popstate', onStep);
    },
  };
}

/** A history without a browser, for the server and for tests. It starts at the last of the entries. */
export function memoryHistory(initialEntries: readonly (string | Partial<Location>)[]): VisitHistory {
  const entries = initialEntries.map((entry, at) =>
    typeof entry === 'string'
      ? locationOf(entry, null, at === 0 ? 'default' : newKey())
      : locationOf(createPath(entry), entry.state, entry.key ?? (at === 0 ? 'default' : newKey())),
  );
  const listeners = new Set<(isShownByBrowser: boolean) => void>();
  let at = entries.length - 1;
  return {
    // `at` is always a valid index.
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

/** An entry of a history. Its path is encoded as a browser would do it. */
export function locationOf(path: string, state: unknown, key: string): Location {
  const { pathname, search, hash } = new URL(`https://memory.test${path}`);
  return { pathname, search, hash, state, key };
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
