import type { Queue } from 'workbox-background-sync';

/** Stands in for the server's answer to a waiting write call: an empty success message. */
export const DONE = Uint8Array.of(0x0a, 0x00);

/** The part of Workbox's queue that is used here. */
export type SyncQueue = Pick<Queue, 'pushRequest' | 'shiftRequest' | 'unshiftRequest'>;

/**
 * Likes and favorites from the time without a network. They are sent in their original order, each once: an entry is removed
 * before it is sent, and put back only if it did not arrive.
 */
export function createSyncQueue(queueWith: (onSync: () => Promise<void>) => SyncQueue, send: typeof fetch = fetch) {
  let last: Promise<void> = Promise.resolve();
  const queue = queueWith(sendAll);

  /** The browser and several pages may report that the network is back. Runs are sequential, so that nothing is sent twice. */
  function sendAll(): Promise<void> {
    last = last.catch(() => undefined).then(() => sendInOrder(queue, send));
    return last;
  }

  return { add: (request: Request) => queue.pushRequest({ request }), sendAll };
}

async function sendInOrder(queue: SyncQueue, send: typeof fetch): Promise<void> {
  for (let entry = await queue.shiftRequest(); entry; entry = await queue.shiftRequest()) {
    try {
      const { status } = await send(entry.request.clone());
      if (status >= 500) throw new Error(`The site answered ${status}.`);
    } catch (error) {
      await queue.unshiftRequest(entry);
      throw error;
    }
  }
}
