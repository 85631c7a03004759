import { useEffect, useState } from 'react';

/** Whether this site can reach this browser once the reader agrees: a service worker has to be there, to receive what is sent. */
export function useIsPushPossible(): boolean {
  const [isPossible, setIsPossible] = useState(false);
  // The browser knows it, and answers later.
  useEffect(() => {
    let isCurrent = true;
    navigator.serviceWorker?.getRegistration().then(
      (registration) => isCurrent && setIsPossible(registration?.pushManager !== undefined),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return isPossible;
}
