/** What is known of one thing that has to be loaded. */
export type Load<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; error: unknown };

const LOADING: Load<never> = { status: 'loading' };

export interface LoadCache {
  /** Loads once; later calls for the same key do nothing until it is dropped. */
  begin: <T>(key: string, load: () => Promise<T>) => void;
  read: <T>(key: string) => Load<T>;
  /** Forgets what has not arrived among the keys with this beginning (it failed, or is still on its way), or everything there. */
  drop: (prefix: string, which: 'unready' | 'all') => void;
  subscribe: (listener: () => void) => () => void;
}

export interface LoadCacheOptions {
  deadlineMs: number;
  onError: (key: string, error: unknown) => void;
}

/**
 * Loads by key, each with a deadline. What arrives after its deadline still counts:
 * the reader gets the page rather than an apology for it.
 */
export function createLoadCache({ deadlineMs, onError }: LoadCacheOptions): LoadCache {
  // The object that `begin` made stays in the map until the key is dropped, so a dropped load settles into nothing.
  const entries = new Map<string, { load: Load<unknown> }>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  return {
    begin(key, load) {
      if (entries.has(key)) return;
      const entry: { load: Load<unknown> } = { load: LOADING };
      entries.set(key, entry);
      const settle = (result: Load<unknown>) => {
        entry.load = result;
        notify();
      };
      const fail = (error: unknown) => {
        if (entries.get(key) === entry) onError(key, error);
        settle({ status: 'failed', error });
      };
      const deadline = setTimeout(() => fail(new Error(`${key} did not arrive in ${deadlineMs} ms`)), deadlineMs);
      Promise.resolve()
        .then(load)
        .finally(() => clearTimeout(deadline))
        .then((value) => settle({ status: 'ready', value }), fail);
    },
    // Who reads a key has begun it, with this type.
    read: <T>(key: string) => (entries.get(key)?.load as Load<T> | undefined) ?? LOADING,
    drop(prefix, which) {
      for (const [key, { load }] of [...entries]) {
        if (key.startsWith(prefix) && (which === 'all' || load.status !== 'ready')) entries.delete(key);
      }
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
