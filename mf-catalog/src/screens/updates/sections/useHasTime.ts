import { useEffect, useState } from 'react';

/** Whether the first screen is complete, and the browser has time for what is not on it. */
export function useHasTime(): boolean {
  const [hasTime, setHasTime] = useState(false);
  // When a page is complete, its window says.
  useEffect(() => {
    const leaving = new AbortController();
    const tell = () => {
      if (!leaving.signal.aborted) setHasTime(true);
    };
    // Safari knows no idle time.
    const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(tell) : setTimeout(tell));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return hasTime;
}
