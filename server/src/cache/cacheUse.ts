/** What one cache holds at present. */
export interface CacheContents {
  entries: number;
  /** In the unit in which the cache weighs its values. */
  weight: number;
}

/** What the caches of one name were asked, and what they hold. */
export interface CacheUse extends CacheContents {
  name: string;
  /** Answered with what was there. */
  hits: number;
  /** Built anew. */
  misses: number;
}

interface NamedCaches {
  hits: number;
  misses: number;
  contents: Set<WeakRef<CacheContents>>;
}

/** Of this process, as its memory is. A preview's caches have the names of the site's, and go with it. */
const caches = new Map<string, NamedCaches>();

export interface CacheObserver {
  contents: CacheContents;
  hit: () => void;
  miss: () => void;
}

/** For a cache, which keeps what it is given for as long as it lives. */
export function observeCache(name: string): CacheObserver {
  const named = caches.get(name) ?? { hits: 0, misses: 0, contents: new Set() };
  caches.set(name, named);
  const contents = { entries: 0, weight: 0 };
  named.contents.add(new WeakRef(contents));
  return { contents, hit: () => (named.hits += 1), miss: () => (named.misses += 1) };
}

/** How the caches of this process fare, by name. */
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
