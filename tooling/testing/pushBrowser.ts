/** The push features of a browser in a test: its permission, and its subscription. jsdom has none of this. */
export interface PushBrowser {
  permission?: NotificationPermission;
  /** What the reader answers when the browser asks. */
  answer?: NotificationPermission;
  /** The endpoint of an existing subscription. */
  endpoint?: string | undefined;
  /** The key that the existing subscription was made for. */
  madeFor?: string;
  /** The endpoint that a new subscription gets; undefined if the push service is not available. */
  gives?: string | undefined;
  hasWorker?: boolean;
  hasPush?: boolean;
}

const KEYS = { p256dh: 'p', auth: 'a' };

/** The token for an endpoint of such a browser. */
export function tokenAt(endpoint: string): string {
  return JSON.stringify({ endpoint, keys: KEYS });
}

/** Replaces jsdom's properties until `restore`. */
export function installPushBrowser(browser: PushBrowser = {}) {
  const { permission = 'granted', answer = permission, endpoint, madeFor, gives, hasWorker = true, hasPush = true } = browser;
  const posted: unknown[] = [];
  const subscribedFor: unknown[] = [];
  let subscription = endpoint === undefined ? null : aSubscription(endpoint, madeFor);
  function aSubscription(at: string, key?: string) {
    const applicationServerKey = key === undefined ? null : Uint8Array.from(Buffer.from(key, 'base64url')).buffer;
    return {
      options: { applicationServerKey },
      toJSON: () => ({ endpoint: at, expirationTime: null, keys: KEYS }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (gives === undefined) throw new Error('push service not available');
      subscribedFor.push(applicationServerKey);
      subscription = aSubscription(gives, applicationServerKey);
      return subscription;
    },
  };
  const registration = {
    active: { postMessage: (message: unknown) => posted.push(message) },
    ...(hasPush && { pushManager }),
  };
  const serviceWorker = {
    getRegistration: async () => (hasWorker ? registration : undefined),
    ready: hasWorker ? Promise.resolve(registration) : new Promise(() => undefined),
  };
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answer;
      return answer;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: notification });
  function restore() {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'Notification');
    localStorage.clear();
  }
  return { posted, subscribedFor, restore };
}
