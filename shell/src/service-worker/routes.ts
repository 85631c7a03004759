import { Queue } from 'workbox-background-sync';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { ANSWER_LIMITS } from './cacheRenderedAnswers';
import { type createCompositions, FILES_CACHE } from './compositions';
import { createKeptChapters } from './keptChapters';
import { ANSWERS_CACHE, type RequestKind, requestKind } from './requests';
import { skipPreviews } from './skipPreviews';
import { createSyncQueue, DONE } from './syncQueue';

const DAY_S = 24 * 60 * 60;

/** After being away for longer than this, a reader may no longer mean a write call. */
const WISH_MINUTES = 7 * 24 * 60;

/** Less than the page's own limit (10 s), so that a kept answer is shown before the page gives up. */
const QUESTION_TIMEOUT_S = 5;

const PICTURES_CACHE = 'komawari-pictures';

const ok = new CacheableResponsePlugin({ statuses: [200] });

/** Answers the requests of pages. Returns the queue that sends the waiting write calls. */
export function registerRoutes(worker: ServiceWorkerGlobalScope, compositions: ReturnType<typeof createCompositions>) {
  const { origin } = worker.location;
  const kept = createKeptChapters({ caches: worker.caches, fetch: (...args) => fetch(...args) });
  const is =
    (kind: RequestKind) =>
    ({ request }: { request: Request }) =>
      requestKind(request, origin) === kind;

  // Any request shows that a reader is on the site. Without a network, the next request tries again.
  worker.addEventListener('fetch', (event) => event.waitUntil(kept.dropGone().catch(() => undefined)));
  registerRoute(is('page'), ({ request, event }) => compositions.open(request, preloadOf(event)));
  registerRoute(is('file'), new CacheFirst({ cacheName: FILES_CACHE, matchOptions: { ignoreVary: true }, plugins: [ok] }));
  registerRoute(
    is('picture'),
    new CacheFirst({
      cacheName: PICTURES_CACHE,
      plugins: [
        ok,
        { handlerDidError: keptInAnySize },
        new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
      ],
    }),
  );
  registerRoute(
    is('question'),
    new NetworkFirst({
      cacheName: ANSWERS_CACHE,
      networkTimeoutSeconds: QUESTION_TIMEOUT_S,
      matchOptions: { ignoreVary: true },
      plugins: [ok, skipPreviews, new ExpirationPlugin({ ...ANSWER_LIMITS, purgeOnQuotaError: true })],
    }),
  );

  registerRoute(is('comicPage'), ({ request }) => kept.page(request));
  registerRoute(is('chapter'), ({ request, event }) => kept.chapter(request, () => event.waitUntil(queue.add(request))));

  const queue = createSyncQueue((onSync) => new Queue('komawari-wishes', { maxRetentionTime: WISH_MINUTES, onSync }));
  const later = {
    fetchDidFail: ({ request }: { request: Request }) => queue.add(request),
    handlerDidError: () => Promise.resolve(new Response(DONE)),
  };
  for (const method of ['PUT', 'DELETE'] as const) {
    registerRoute(is('wish'), new NetworkOnly({ plugins: [later] }), method);
  }
  return queue;
}

/** A picture that cannot be fetched now, in a size that was shown elsewhere. The address's query is the size (decision 144). */
async function keptInAnySize({ request }: { request: Request }): Promise<Response | undefined> {
  const pictures = await caches.open(PICTURES_CACHE);
  return pictures.match(request, { ignoreSearch: true });
}

/** What the browser requested while the worker was still starting. */
function preloadOf(event: ExtendableEvent): Promise<Response | undefined> | undefined {
  return event instanceof FetchEvent ? event.preloadResponse : undefined;
}
