/** The state of one thing that has to be loaded. */
export type Load<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; error: unknown };

const LOADING: Load<never> = { status: 'loading' };

export interface LoadCache {
  /** Loads once. Later calls for the same key do nothing until the key is dropped. */
  begin: <T>(key: string, load: () => Promise<T>) => void;
  read: <T>(key: string) => Load<T>;
  /** Resolves when the load has succeeded or failed. Returns the same promise for the same load. */
  settled: (key: string) => Promise<void>;
  /** Forgets all entries whose keys start with this prefix, or only those that failed or are still loading. */
  drop: (prefix: string, which: 'unready' | 'all') => void;
  hasFailed: (prefix: string) => boolean;
  /** Loads the failed entries among these keys again. An entry stays failed until its load succeeds. */
  repair: (prefix: string) => void;
  subscribe: (listener: () => void) => () => void;
}

export interface LoadCacheOptions {
  deadlineMs: number;
  onReady: (key: string) => void;
  onError: (key: string, error: unknown) => void;
}

interface Entry {
  load: Load<unknown>;
  /** Resolves with the first outcome. Later repairs do not matter. */
  settled: Promise<void>;
  settle: () => void;
  run: () => void;
}

/**
 * Loads by key, each with a deadline. A value that arrives after its deadline still counts: the reader then gets the page instead
 * of the error message.
 */
export function createLoadCache({ deadlineMs, onReady, onError }: LoadCacheOptions): LoadCache {
  // The object that `begin` created stays in the map until the key is dropped, so the result of a dropped load is ignored.
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const failedAmong = (prefix: string) =>
    [...entries].filter(([key, { load }]) => key.startsWith(prefix) && load.status === 'failed');

  function run(key: string, entry: Entry, load: () => Promise<unknown>): void {
    const settle = (result: Load<unknown>) => {
      if (entry.load.status === 'ready') return;
      entry.load = result;
      entry.settle();
      notify();
    };
    let isTold = false;
    const fail = (error: unknown) => {
      if (isTold) return;
      isTold = true;
      if (entries.get(key) === entry && entry.load.status !== 'ready') onError(key, error);
      settle({ status: 'failed', error });
    };
    const deadline = setTimeout(() => fail(new Error(`${key} did not arrive in ${deadlineMs} ms`)), deadlineMs);
    Promise.resolve()
      .then(load)
      .finally(() => clearTimeout(deadline))
      .then((value) => {
        if (entries.get(key) === entry) onReady(key);
        settle({ status: 'ready', value });
      }, fail);
  }

  return {
    begin(key, load) {
      if (entries.has(key)) return;
      const { promise: settled, resolve } = deferred();
      const entry: Entry = { load: LOADING, settled, settle: resolve, run: () => run(key, entry, load) };
      entries.set(key, entry);
      entry.run();
    },
    // Code that reads a key has begun it with this type.
    read: <T>(key: string) => (entries.get(key)?.load as Load<T> | undefined) ?? LOADING,
    settled: (key) => entries.get(key)?.settled ?? Promise.resolve(),
    drop(prefix, which) {
      for (const [key, { load }] of [...entries]) {
        if (key.startsWith(prefix) && (which === 'all' || load.status !== 'ready')) entries.delete(key);
      }
      notify();
    },
    hasFailed: (prefix) => failedAmong(prefix).length > 0,
    repair(prefix) {
      for (const [, entry] of failedAmong(prefix)) entry.run();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Replaces `Promise.withResolvers`, which browsers from 2023 do not have. */
function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
