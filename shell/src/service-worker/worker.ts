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
  // The event's name says which one it is.
  const change = event as SubscriptionChangeEvent;
  change.waitUntil(renewSubscription(self, change.newSubscription ?? null));
});

self.addEventListener('message', (event) => {
  // Pages of this origin alone can reach it.
  const message = event.data as PageMessage;
  if (message.kind === 'reader') event.waitUntil(writeNote(caches, 'reader', message.reader));
  if (message.kind === 'takeOver') void self.skipWaiting();
});
