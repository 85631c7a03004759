/** Cache storage in memory, which jsdom does not have. It implements only what the worker uses. */
export function fakeCaches(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const addressOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, location.href).href;

  function open(name: string): Cache {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    const cache: Partial<Cache> = {
      match: async (request) => entries.get(addressOf(request))?.clone(),
      put: async (request, response) => void entries.set(addressOf(request), response),
      delete: async (request) => entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
    // The code under test does not use the rest of a cache.
    return cache as Cache;
  }

  const storage: Partial<CacheStorage> = {
    open: async (name) => open(name),
    has: async (name) => caches.has(name),
    delete: async (name) => caches.delete(name),
    keys: async () => [...caches.keys()],
    match: async (request) => {
      const found = [...caches.values()].map((entries) => entries.get(addressOf(request))).find(Boolean);
      return found?.clone();
    },
  };
  // The code under test does not use the rest of the storage.
  return storage as CacheStorage;
}
