/**
 * What this browser says of messages to it: whether they are permitted, and under which token it can be reached. A missing
 * service worker and a missing token are only logged (docs/specification.md §8).
 */

/** What the reader has decided; `unknown` where the browser knows no notifications. */
export function pushPermission(): NotificationPermission | 'unknown' {
  return typeof Notification === 'undefined' ? 'unknown' : Notification.permission;
}

/** The registration of the site's service worker, where it is and can take messages. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // A browser can have service workers without messages, whatever the type says.
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

/** The token for messages that are signed with this key; a subscription that was made for another one is given back. */
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

/** A subscription as the server knows it: where it leads, and the keys with which a message to it is encrypted. */
export function tokenOf(subscription: PushSubscription): string {
  const { endpoint, keys } = subscription.toJSON();
  return JSON.stringify({ endpoint, keys });
}

/** A browser that does not tell for which key it subscribed is taken at its word. */
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
