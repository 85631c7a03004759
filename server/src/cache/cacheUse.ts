/** The current content of one cache. */
export interface CacheContents {
  entries: number;
  /** In the unit in which the cache weighs its values. */
  weight: number;
}

/** The usage and content of all caches with one name. */
export interface CacheUse extends CacheContents {
  name: string;
  /** Lookups with a cached value. */
  hits: number;
  /** Lookups whose value had to be built. */
  misses: number;
}

interface NamedCaches {
  hits: number;
  misses: number;
  contents: Set<WeakRef<CacheContents>>;
}

/** Counted per process, like memory. A preview's caches have the same names as the site's, and disappear with the preview. */
const caches = new Map<string, NamedCaches>();

export interface CacheObserver {
  contents: CacheContents;
  hit: () => void;
  miss: () => void;
}

/** Called by a cache, which keeps the returned object for its whole life. */
export function observeCache(name: string): CacheObserver {
  const named = caches.get(name) ?? { hits: 0, misses: 0, contents: new Set() };
  caches.set(name, named);
  const contents = { entries: 0, weight: 0 };
  named.contents.add(new WeakRef(contents));
  return { contents, hit: () => (named.hits += 1), miss: () => (named.misses += 1) };
}

/** The usage of this process's caches, by name. */
export function cacheUses(): CacheUse[] {
  return [...caches].map(([name, { hits, misses, contents }]) => {
    const use = { name, hits, misses, entries: 0, weight: 0 };
    for (const held of contents) {
      const { entries, weight } = held.deref() ?? forgotten(contents, held);
      use.entries += entries;
      use.weight += weight;
    }
    return use;
  });
}

function forgotten(contents: Set<WeakRef<CacheContents>>, gone: WeakRef<CacheContents>): CacheContents {
  contents.delete(gone);
  return { entries: 0, weight: 0 };
}
