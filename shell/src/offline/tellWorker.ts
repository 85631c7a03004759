import type { PageMessage } from '../service-worker/messages';

/** Tells the service worker something as soon as there is one. */
export function tellWorker(message: PageMessage): void {
  void navigator.serviceWorker.ready?.then(({ active }) => active?.postMessage(message));
}
