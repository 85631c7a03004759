import { COMPOSITION_HEADER, SHELL_DOCUMENT } from '@komawari/shared-domain';

/** Short, because a reader who pressed a button is waiting. */
const DEADLINE_MS = 3000;

/** The id of the composition that this reader would get with the next page, or `undefined` if the site does not say. */
export async function liveComposition(signal?: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(SHELL_DOCUMENT, { method: 'HEAD', cache: 'no-cache', signal: signal ?? null });
    return response.headers.get(COMPOSITION_HEADER) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reloads the page. The service worker of the new shell may be waiting until this page closes. */
export async function update(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.waiting?.postMessage({ kind: 'takeOver' });
  location.reload();
}

/**
 * Reloads the page if another composition is live than the one with this id.
 * @returns whether it reloads
 */
export async function updateIfOutdated(id: string, reload: () => Promise<void> = update): Promise<boolean> {
  const live = await liveComposition(AbortSignal.timeout(DEADLINE_MS));
  if (live === undefined || live === id) return false;
  await reload();
  return true;
}
