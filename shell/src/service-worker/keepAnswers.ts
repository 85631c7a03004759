import { answerBytes } from '@komawari/shared-state/contract';
import type { KeptAnswer } from './messages';
import { ANSWERS_CACHE } from './requests';

/** The answers that came in a page lie beside all others: nobody asked for them, and without a network they are missed. */
export async function keepAnswers(caches: CacheStorage, answers: readonly KeptAnswer[]): Promise<void> {
  const cache = await caches.open(ANSWERS_CACHE);
  for (const { address, bytes } of answers) {
    await cache.put(address, new Response(answerBytes({ bytes }), { headers: { 'Content-Type': 'application/octet-stream' } }));
  }
}
