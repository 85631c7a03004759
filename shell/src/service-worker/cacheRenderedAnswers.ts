import { answerBytes } from '@komawari/shared-state/contract';
import type { CacheExpiration } from 'workbox-expiration';
import type { KeptAnswer } from './messages';
import { ANSWERS_CACHE } from './requests';

/** How many answers are kept, and for how long, wherever they came from. */
export const ANSWER_LIMITS = { maxEntries: 200, maxAgeSeconds: 30 * 24 * 60 * 60 } as const;

/**
 * Stores the answers that came with a page next to all others. No request brought them, and without a network they would be
 * missing. They expire like the others.
 */
export async function cacheRenderedAnswers(
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
