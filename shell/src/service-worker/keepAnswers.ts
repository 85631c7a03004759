import { answerBytes } from '@komawari/shared-state/contract';
import type { CacheExpiration } from 'workbox-expiration';
import type { KeptAnswer } from './messages';
import { ANSWERS_CACHE } from './requests';

/** How many answers stay, and for how long, wherever they came from. */
export const ANSWER_LIMITS = { maxEntries: 200, maxAgeSeconds: 30 * 24 * 60 * 60 } as const;

/**
 * The answers that came in a page lie beside all others: nobody asked for them, and without a network they are missed. They grow old as
 * the others do.
 */
export async function keepAnswers(
  caches: CacheStorage,
  expiration: Pick<CacheExpiration, 'updateTimestamp' | 'expireEntries'>,
  answers: readonly KeptAnswer[],
): Promise<void> {
  const cache = await caches.open(ANSWERS_CACHE);
  const headers = { 'Content-Type': 'application/octet-stream', Date: new Date().toUTCString() };
  for (const { address, bytes } of answers) {
    await cache.put(address, new Response(answerBytes({ bytes }), { headers }));
    await expiration.updateTimestamp(address);
  }
  await expiration.expireEntries();
}
