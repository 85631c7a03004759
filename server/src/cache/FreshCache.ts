import { isDatabaseUnavailable } from '../database/unavailable';
import { observeCache } from './cacheUse';

interface Entry<Value> {
  stamp: string;
  value: Promise<Value>;
  weight: number;
}

/** What holds until the content changes or time makes it old. */
export interface FreshCache<Value> {
  /**
   * The value of a key; built at most once for each state of the content. `previous` is the one that became stale:
   * it is given while the database does not answer, so that what everybody has seen goes on being shown (RFC 5861, `stale-if-error`).
   */
  get: (key: string, build: Build<Value>) => Promise<Value>;
  /** The same, and whether the value is of a state before this one. */
  lookUp: (key: string, build: Build<Value>) => Promise<{ value: Value; isStale: boolean }>;
}

type Build<Value> = (previous: Value | undefined) => Promise<Value>;

/** Says which state the values are of: another stamp, and they are stale. */
export interface Stamp {
  (): Promise<string>;
  /** Whether nobody knows at present which state it is, and the one known last goes on holding. */
  isUncertain?: () => boolean;
}

/**
 * @param name by which metrics know it: a word for what is kept
 * @param capacity what all values together may weigh; the least recently used ones go first
 * @param weigh the weight of a value; 1 when left out
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
      if (entries.get(key) !== entry) return;
      entry.weight = weight;
      contents.weight += weight;
      for (const oldest of entries.keys()) {
        if (contents.weight <= capacity) break;
        drop(oldest);
      }
    } catch {
      // A failure is the caller's to handle, and is not kept.
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
    const current = await stamp();
    const known = entries.get(key);
    drop(key);
    if (known?.stamp === current) {
      keep(key, known);
      hit();
      return { value: await known.value, isStale: false };
    }
    const previous = await known?.value.catch(() => undefined);
    const parallel = entries.get(key);
    if (parallel?.stamp === current) {
      hit();
      return { value: await parallel.value, isStale: false };
    }
    miss();
    // A query of drizzle is no promise: it would ask the database anew for everybody who awaits it.
    const value = Promise.resolve(build(previous));
    const entry: Entry<Value> = { stamp: current, value, weight: 0 };
    keep(key, entry);
    void settle(key, entry);
    try {
      return { value: await value, isStale: false };
    } catch (error) {
      if (!known || previous === undefined || !isDatabaseUnavailable(error)) throw error;
      if (!entries.has(key)) keep(key, known);
      return { value: previous, isStale: true };
    }
  }

  return { lookUp, get: async (key, build) => (await lookUp(key, build)).value };
}
