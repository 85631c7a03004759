import { SESSION_HEADER } from '@komawari/shared-domain';
import type { WorkerReader } from '@komawari/shared-state';
import { readNote } from './workerStore';

/** What the server puts into a message (`PushText` in server/src/push). */
interface PushedMessage {
  title: string;
  body: string;
  icon: string;
  url: string;
  tag: string;
  lang: string;
}

/**
 * Shows a message. A browser revokes the permission of a site that receives a message and shows nothing. So an unreadable message
 * is shown with only the site's address.
 */
export async function showPushed(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title = worker.location.host, url = '/', ...options } = pushedMessage(data);
  await worker.registration.showNotification(title, { ...options, data: { url } });
}

function pushedMessage(data: PushMessageData | null): Partial<PushedMessage> {
  if (!data) return {};
  try {
    // The server writes it and encrypts it for this browser alone.
    const { title, body, icon, url, tag, lang } = data.json() as PushedMessage;
    return { title, body, icon, url, tag, lang };
  } catch {
    return {};
  }
}

/** Opens what a message is about: a window that already shows it, or a new one. A page that is being read is never replaced. */
export async function openPushed(worker: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close();
  // `showPushed` stored it there.
  const { url } = notification.data as { url: string };
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => new URL(client.url).pathname === url);
  await (open ? open.focus() : worker.clients.openWindow(url));
}

/** The browser has revoked a subscription, perhaps in favor of a new one. Sends the current token to the server. */
export async function renewSubscription(worker: ServiceWorkerGlobalScope, renewed: PushSubscription | null): Promise<void> {
  // A page wrote it.
  const reader = (await readNote(worker.caches, 'reader')) as WorkerReader | undefined;
  if (!reader) return;
  const { session, lang, apiBase, pushKey } = reader;
  const subscribe = () => worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys } = (renewed ?? (await subscribe())).toJSON();
  const query = new URLSearchParams({ push_token: JSON.stringify({ endpoint, keys }), lang });
  await fetch(`${apiBase}/push_token?${query.toString()}`, { method: 'POST', headers: { [SESSION_HEADER]: session } });
}
