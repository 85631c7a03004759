import { useEffect, useState } from 'react';
import { liveComposition, update } from './liveComposition';

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
