import type { ObjectStore } from '../objects/ObjectStore';
import { renditionOf } from '../objects/renditionName';

export interface CopyResult {
  copied: number;
  bytes: number;
  /** Names of pictures whose bytes no longer match their name. They are not copied. */
  damaged: string[];
}

const AT_ONCE = 8;

/**
 * Copies the objects that the other store does not have yet. Bytes that no longer match their name are reported and not copied.
 */
export async function copyObjects(from: ObjectStore, to: ObjectStore, signal?: AbortSignal): Promise<CopyResult> {
  const result: CopyResult = { copied: 0, bytes: 0, damaged: [] };

  async function copyImage(name: string): Promise<void> {
    if (await to.has(name)) return;
    const bytes = await from.get(name);
    // A sweep has removed it in the meantime.
    if (!bytes) return;
    const rendition = renditionOf(name);
    if (rendition) {
      await to.putRendition(rendition, bytes);
      return count(bytes);
    }
    const stored = await to.put(bytes);
    if (stored === name) return count(bytes);
    await to.removePicture(stored, Infinity);
    result.damaged.push(name);
  }

  async function copyFile(name: string): Promise<void> {
    const bytes = (await to.has(name)) ? undefined : await from.get(name);
    if (!bytes) return;
    await to.putFile(name, bytes);
    count(bytes);
  }

  function count(bytes: Uint8Array): void {
    result.copied += 1;
    result.bytes += bytes.length;
  }

  await eachOf(from.listPictures(Infinity), ({ name }) => copyImage(name), signal);
  await eachOf(await from.listFiles(), ({ name }) => copyFile(name), signal);
  return result;
}

/**
 * Runs several at once, because most of the time goes into waiting for the store. Settles only when all that it started has
 * settled: a later failure would be an unhandled rejection, and would end the server that backs itself up.
 */
async function eachOf<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  run: (item: Item) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  try {
    for await (const item of items) {
      signal?.throwIfAborted();
      const one: Promise<void> = run(item)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(one));
      running.add(one);
      if (running.size >= AT_ONCE) await Promise.race(running);
      if (failures.length > 0) break;
    }
  } finally {
    await Promise.all(running);
  }
  if (failures.length > 0) throw failures[0];
}
