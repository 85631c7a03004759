/// <reference lib="webworker" />
/** The service worker: which event leads where. Registered by `../offline/registerWorker` once the first screen has long been there. */
import { CacheExpiration } from 'workbox-expiration';
import { createCompositions } from './compositions';
import { ANSWER_LIMITS, keepAnswers } from './keepAnswers';
import type { KeepMessage, PageMessage } from './messages';
import { openPushed, renewSubscription, showPushed } from './notifications';
import { ANSWERS_CACHE } from './requests';
import { registerRoutes } from './routes';
import { writeNote } from './workerStore';

declare const self: ServiceWorkerGlobalScope;

/** TypeScript's library has the event, and not what browsers put into it. */
interface SubscriptionChangeEvent extends ExtendableEvent {
  newSubscription?: PushSubscription | null;
}

const compositions = createCompositions({ caches, fetch: (...args) => fetch(...args) });
const expiration = new CacheExpiration(ANSWERS_CACHE, ANSWER_LIMITS);
const wishes = registerRoutes(self, compositions);

// A new worker waits until the last tab of the old one is closed, or its reader says so. The first has nobody to wait for.
self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  // Asked for while this worker wakes up, so that it costs a page no time.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => {
  // The event's name says which one it is.
  const change = event as SubscriptionChangeEvent;
  change.waitUntil(renewSubscription(self, change.newSubscription ?? null));
});

self.addEventListener('message', (event) => {
  // Pages of this origin alone can reach it. What fails is tried again by the next page.
  event.waitUntil(obey(event.data as PageMessage).catch(() => undefined));
});

async function obey(message: PageMessage): Promise<unknown> {
  switch (message.kind) {
    case 'reader':
      return writeNote(caches, 'reader', message.reader);
    case 'started':
      return compositions.started(message.id);
    case 'keep':
      return keep(message);
    case 'answers':
      return keepAnswers(caches, expiration, message.answers);
    case 'online':
      return wishes.sendAll();
    case 'takeOver':
      return self.skipWaiting();
  }
}

/** Its pages come without the styles that are kept: the server hears of it with each that is asked for while the worker wakes up. */
async function keep(message: KeepMessage): Promise<void> {
  if (await compositions.keep(message)) await self.registration.navigationPreload?.setHeaderValue(message.id);
}
