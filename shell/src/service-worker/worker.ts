/// <reference lib="webworker" />
/** The service worker: which event leads where. Registered by `../offline/registerWorker` once the first screen has long been there. */
import type { PageMessage } from './messages';
import { openPushed, renewSubscription, showPushed } from './notifications';
import { writeNote } from './workerStore';

declare const self: ServiceWorkerGlobalScope;

/** TypeScript's library has the event, and not what browsers put into it. */
interface SubscriptionChangeEvent extends ExtendableEvent {
  newSubscription?: PushSubscription | null;
}

self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => {
  const { newSubscription = null } = event as SubscriptionChangeEvent;
  (event as SubscriptionChangeEvent).waitUntil(renewSubscription(self, newSubscription));
});

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.kind === 'reader') event.waitUntil(writeNote(caches, 'reader', message.reader));
  if (message.kind === 'takeOver') void self.skipWaiting();
});
