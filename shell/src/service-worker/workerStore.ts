/** Stores notes of the worker. A cache is the only storage that a page and a worker can use without a library. */
const CACHE = 'komawari-notes';

/** Returns the value with this name, or undefined if it was never written or cannot be read. */
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

/** Never requested from the network. A cache uses addresses as names. */
function addressOf(name: string): string {
  return `/~worker/${name}`;
}
