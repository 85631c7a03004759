interface Entry<Value> {
  stamp: string;
  value: Promise<Value>;
  weight: number;
}

/** What holds until the content changes or time makes it old. */
export interface FreshCache<Value> {
  /** The value of a key; built at most once for each state of the content. `previous` is the one that became stale. */
  get: (key: string, build: (previous: Value | undefined) => Promise<Value>) => Promise<Value>;
}

/** Says which state the values are of: another stamp, and they are stale. */
export type Stamp = () => Promise<string>;

/**
 * @param capacity what all values together may weigh; the least recently used ones go first
 * @param weigh the weight of a value; 1 when left out
 */
export function createFreshCache<Value>(
  stamp: Stamp,
  capacity: number,
  weigh: (value: Value) => number = () => 1,
): FreshCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  async function settle(key: string, entry: Entry<Value>): Promise<void> {
    try {
      const weight = weigh(await entry.value);
      if (entries.get(key) !== entry) return;
      entry.weight = weight;
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= capacity) break;
        drop(oldest);
      }
    } catch {
      // A failure is the caller's to handle, and is not kept.
      if (entries.get(key) === entry) drop(key);
    }
  }

  return {
    async get(key, build) {
      const current = await stamp();
      const known = entries.get(key);
      drop(key);
      if (known?.stamp === current) {
        entries.set(key, known);
        total += known.weight;
        return known.value;
      }
      const previous = await known?.value.catch(() => undefined);
      const parallel = entries.get(key);
      if (parallel?.stamp === current) return parallel.value;
      // A query of drizzle is no promise: it would ask the database anew for everybody who awaits it.
      const value = Promise.resolve(build(previous));
      const entry: Entry<Value> = { stamp: current, value, weight: 0 };
      entries.set(key, entry);
      void settle(key, entry);
      return entry.value;
    },
  };
}
