/**
 * What this browser knows about push messages: whether they are permitted, and under which token it can be reached. A missing
 * service worker and a missing token are only logged (docs/specification.md §8).
 */

/** The reader's decision. `unknown` if the browser does not support notifications. */
export function pushPermission(): NotificationPermission | 'unknown' {
  return typeof Notification === 'undefined' ? 'unknown' : Notification.permission;
}

/** The registration of the site's service worker, if there is one and it can receive messages. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // A browser can have service workers without push messages, whatever the type says.
  return (registration?.pushManager as PushManager | undefined) && registration;
}

/** The token under which this browser can be reached, if it has one. */
export async function currentPushToken(): Promise<string | undefined> {
  const registration = await pushRegistration();
  if (!registration) {
    console.warn('There is no service worker: no push token is used');
    return undefined;
  }
  const subscription = await registration.pushManager.getSubscription().catch(() => null);
  if (!subscription) console.info('This browser has no push token');
  return subscription ? tokenOf(subscription) : undefined;
}

/** Returns the token for messages that are signed with this key. Cancels a subscription that was made for another key. */
export async function subscribeToPush(pushKey: string): Promise<string | undefined> {
  const registration = await pushRegistration();
  if (!registration) {
    console.warn('There is no service worker: no push token is used');
    return undefined;
  }
  try {
    const { pushManager } = registration;
    const known = await pushManager.getSubscription();
    if (known && isFor(known, pushKey)) return tokenOf(known);
    await known?.unsubscribe();
    return tokenOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
  } catch (error) {
    console.info('This browser gave no push token', error);
    return undefined;
  }
}

/** A subscription in the form that the server stores: its address, and the keys that encrypt messages to it. */
export function tokenOf(subscription: PushSubscription): string {
  const { endpoint, keys } = subscription.toJSON();
  return JSON.stringify({ endpoint, keys });
}

/** If the browser does not say which key a subscription is for, we assume that it is this one. */
function isFor({ options }: PushSubscription, pushKey: string): boolean {
  const key = options?.applicationServerKey;
  return !key || base64Url(new Uint8Array(key)) === pushKey;
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
