import type { Queue } from 'workbox-background-sync';

/** Says of a wish that waits what the server will say of it: a success of the wire without anything in it. */
export const DONE = Uint8Array.of(0x0a, 0x00);

/** As much of Workbox's queue as is used. */
export type WishQueue = Pick<Queue, 'pushRequest' | 'shiftRequest' | 'unshiftRequest'>;

/**
 * Likes and favorites of the hours without a network. They are sent in the order in which they were wished, each once: a wish is
 * taken out before it is sent, and put back only where it certainly did not arrive.
 */
export function createWishes(queueWith: (onSync: () => Promise<void>) => WishQueue, send: typeof fetch = fetch) {
  let last: Promise<void> = Promise.resolve();
  const queue = queueWith(sendAll);

  /** The browser says that the network is back, and so may several pages: one after the other, so that nothing is sent twice. */
  function sendAll(): Promise<void> {
    last = last.catch(() => undefined).then(() => sendInOrder(queue, send));
    return last;
  }

  return { add: (request: Request) => queue.pushRequest({ request }), sendAll };
}

async function sendInOrder(queue: WishQueue, send: typeof fetch): Promise<void> {
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
