import { isDatabaseUnavailable } from '../database/unavailable';
import { observeCache } from './cacheUse';

interface Entry<Value> {
  stamp: string;
  value: Promise<Value>;
  weight: number;
  /** The entry of an earlier state, until the value is built. */
  outdated?: Entry<Value> | undefined;
}

/** A cache for values that are valid until the content changes or until their time is over. */
export interface FreshCache<Value> {
  /**
   * The value of a key, built at most once for each state of the content. `previous` is the stale value. While the database does
   * not answer, the stale value is returned, so that readers still see what they saw before (RFC 5861, `stale-if-error`).
   */
  get: (key: string, build: Build<Value>) => Promise<Value>;
  /** The same, and whether the value belongs to an earlier state. */
  lookUp: (key: string, build: Build<Value>) => Promise<{ value: Value; isStale: boolean }>;
}

type Build<Value> = (previous: Value | undefined) => Promise<Value>;

/** The state to which values belong. If the stamp changes, they are stale. */
export interface Stamp {
  (): Promise<string>;
  /** Whether the current state is unknown, so that the last known one continues to apply. */
  isUncertain?: () => boolean;
}

/**
 * @param name the name in metrics: a word for the cached values
 * @param capacity the maximum total weight; the least recently used values are removed first
 * @param weigh the weight of a value; by default 1
 */
export function createFreshCache<Value>(
  name: string,
  stamp: Stamp,
  capacity: number,
  weigh: (value: Value) => number = () => 1,
): FreshCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const { contents, hit, miss } = observeCache(name);

  function drop(key: string): void {
    contents.weight -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
    contents.entries = entries.size;
  }

  async function settle(key: string, entry: Entry<Value>): Promise<void> {
    try {
      const weight = weigh(await entry.value);
      entry.outdated = undefined;
      if (entries.get(key) !== entry) return;
      entry.weight = weight;
      contents.weight += weight;
      for (const oldest of entries.keys()) {
        if (contents.weight <= capacity) break;
        drop(oldest);
      }
    } catch {
      // The caller handles an error. It is not cached.
      if (entries.get(key) === entry) drop(key);
    }
  }

  function keep(key: string, entry: Entry<Value>): void {
    drop(key);
    entries.set(key, entry);
    contents.entries = entries.size;
    contents.weight += entry.weight;
  }

  async function lookUp(key: string, build: Build<Value>): Promise<{ value: Value; isStale: boolean }> {
    const found = await find(key, build);
    return { ...found, isStale: found.isStale || (stamp.isUncertain?.() ?? false) };
  }

  async function find(key: string, build: Build<Value>): Promise<{ value: Value; isStale: boolean }> {
    const entry = await currentEntry(key, build);
    try {
      return { value: await entry.value, isStale: false };
    } catch (error) {
      const { outdated } = entry;
      if (!outdated || !isDatabaseUnavailable(error)) throw error;
      if (!entries.has(key)) keep(key, outdated);
      return { value: await outdated.value, isStale: true };
    }
  }

  async function currentEntry(key: string, build: Build<Value>): Promise<Entry<Value>> {
    const current = await stamp();
    const known = entries.get(key);
    // The outdated entry stays until the next build starts, so that calls that arrive meanwhile wait for the same build.
    const previous = known && known.stamp !== current ? await known.value.catch(() => undefined) : undefined;
    const found = entries.get(key);
    if (found?.stamp === current) {
      keep(key, found);
      hit();
      return found;
    }
    miss();
    // A Drizzle query is not a real promise: it would query the database again for each caller that awaits it.
    const value = Promise.resolve(build(previous));
    const entry: Entry<Value> = { stamp: current, value, weight: 0, outdated: previous === undefined ? undefined : known };
    keep(key, entry);
    void settle(key, entry);
    return entry;
  }

  return { lookUp, get: async (key, build) => (await lookUp(key, build)).value };
}
