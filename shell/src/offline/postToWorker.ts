import type { PageMessage } from '../service-worker/messages';

/** Sends a message to the service worker as soon as there is one. */
export function postToWorker(message: PageMessage): void {
  void navigator.serviceWorker.ready?.then(({ active }) => active?.postMessage(message));
}
