import { useEffect, useState } from 'react';
import { liveComposition, update } from './liveComposition';

/** Pages stay open for days. The check runs at most this often, and only while the page is visible. */
const INTERVAL_MS = 15 * 60 * 1000;

/** Whether a newer composition is live than the one that this page was opened with, and a function that switches to it. */
export function useUpdateOffer(id: string): { isOffered: boolean; update: () => Promise<void> } {
  const [live, setLive] = useState(id);
  // The site may change while the page is open.
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
