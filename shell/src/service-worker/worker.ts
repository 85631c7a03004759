/// <reference lib="webworker" />
/** The service worker: maps events to handlers. `../offline/registerWorker` registers it long after the first screen. */
import { CacheExpiration } from 'workbox-expiration';
import { ANSWER_LIMITS, cacheRenderedAnswers } from './cacheRenderedAnswers';
import { createCompositions } from './compositions';
import type { KeepMessage, PageMessage } from './messages';
import { openPushed, renewSubscription, showPushed } from './notifications';
import { ANSWERS_CACHE } from './requests';
import { registerRoutes } from './routes';
import { writeNote } from './workerStore';

declare const self: ServiceWorkerGlobalScope;

/** TypeScript's library declares the event, but not the properties that browsers give it. */
interface SubscriptionChangeEvent extends ExtendableEvent {
  newSubscription?: PushSubscription | null;
}

const compositions = createCompositions({ caches, fetch: (...args) => fetch(...args) });
const expiration = new CacheExpiration(ANSWERS_CACHE, ANSWER_LIMITS);
const wishes = registerRoutes(self, compositions);

// A new worker waits until the last tab of the old one closes or the reader accepts the update. The first worker does not wait.
self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  // Lets the browser request a page while this worker starts, so that the start costs the page no time.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => {
  // The name of the event determines its type.
  const change = event as SubscriptionChangeEvent;
  change.waitUntil(renewSubscription(self, change.newSubscription ?? null));
});

self.addEventListener('message', (event) => {
  // Only pages of this origin can send messages. The next page tries again what fails.
  event.waitUntil(handleMessage(event.data as PageMessage).catch(() => undefined));
});

async function handleMessage(message: PageMessage): Promise<unknown> {
  switch (message.kind) {
    case 'reader':
      return writeNote(caches, 'reader', message.reader);
    case 'started':
      return compositions.started(message.id);
    case 'keep':
      return keep(message);
    case 'answers':
      return cacheRenderedAnswers(caches, expiration, message.answers);
    case 'online':
      return wishes.sendAll();
    case 'takeOver':
      return self.skipWaiting();
  }
}

/**
 * The header tells the server which composition is kept, so that it sends pages without the kept styles. The browser sends the
 * header with each page that it requests while the worker starts.
 */
async function keep(message: KeepMessage): Promise<void> {
  if (await compositions.keep(message)) await self.registration.navigationPreload?.setHeaderValue(message.id);
}
