/** Notes of the worker. A cache is the only storage that a page and a worker need no library for. */
const CACHE = 'komawari-notes';

/** One value under a name; what was never written or is not readable is undefined. */
export async function readNote(caches: CacheStorage, name: string): Promise<unknown> {
  try {
    const found = await (await caches.open(CACHE)).match(addressOf(name));
    return found && (await found.json());
  } catch {
    return undefined;
  }
}

export async function writeNote(caches: CacheStorage, name: string, value: unknown): Promise<void> {
  await (await caches.open(CACHE)).put(addressOf(name), new Response(JSON.stringify(value)));
}

/** Never asked of the network: a cache has addresses for names. */
function addressOf(name: string): string {
  return `/~worker/${name}`;
}
