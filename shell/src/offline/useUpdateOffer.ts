import { COMPOSITION_HEADER, SHELL_DOCUMENT } from '@komawari/shared-domain';
import { useEffect, useState } from 'react';

/** Pages are left open for days. Asked for no more often than this, and only while somebody looks. */
const INTERVAL_MS = 15 * 60 * 1000;

/** Whether a newer composition is live than the one that this page was opened with, and how to go over to it. */
export function useUpdateOffer(id: string): { isOffered: boolean; update: () => Promise<void> } {
  const [live, setLive] = useState(id);
  // The site changes while the page stands there.
  useEffect(() => {
    let askedAt = Date.now();
    let isCurrent = true;
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < INTERVAL_MS) return;
      askedAt = Date.now();
      const found = await liveComposition();
      if (isCurrent && found !== undefined) setLive(found);
    };
    const handle = () => void look();
    const timer = setInterval(handle, INTERVAL_MS + 1000);
    document.addEventListener('visibilitychange', handle);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handle);
    };
  }, [id]);
  return { isOffered: live !== id, update };
}

async function liveComposition(): Promise<string | undefined> {
  try {
    const response = await fetch(SHELL_DOCUMENT, { method: 'HEAD', cache: 'no-cache' });
    return response.headers.get(COMPOSITION_HEADER) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The worker of the new shell may wait for this very page to go. */
async function update(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.waiting?.postMessage({ kind: 'takeOver' });
  location.reload();
}
