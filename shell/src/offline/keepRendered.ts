import { answerBytes, isForReader, type RenderedPage } from '@komawari/shared-state';
import { ANSWERS_CACHE } from '../service-worker/requests';

/** The answers that came in the page, where the service worker has all others: nobody asked for them, and without a network they are missed. */
export async function keepRendered(page: Pick<RenderedPage, 'answers'> | undefined, apiBase: string): Promise<void> {
  if (!page || typeof caches === 'undefined') return;
  const cache = await caches.open(ANSWERS_CACHE);
  for (const [address, answer] of Object.entries(page.answers)) {
    // The browser asks for its own of these.
    if (!isForReader(answer)) continue;
    await cache.put(
      apiBase + address,
      new Response(answerBytes(answer), { headers: { 'Content-Type': 'application/octet-stream' } }),
    );
  }
}
