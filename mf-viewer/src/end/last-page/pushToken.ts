/**
 * The token under which this browser can be told of something, where a messaging service has given it one. There is none in this
 * version: then, and without a service worker, that is logged and no token is used (docs/specification.md §8).
 */
export async function currentPushToken(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration) {
    console.warn('There is no service worker: no push token is used');
    return undefined;
  }
  const subscription = await registration.pushManager?.getSubscription().catch(() => null);
  if (!subscription) console.info('No messaging service gave this browser a push token');
  return subscription?.endpoint;
}
