import { whenIdle } from '@komawari/shared-ui';
import { useEffect, useState } from 'react';

/** Whether the first screen is complete and the browser has time for what is not on it. */
export function useIsBrowserIdle(): boolean {
  const [hasTime, setHasTime] = useState(false);
  // The window reports when a page is complete.
  useEffect(() => {
    let abort: (() => void) | undefined;
    const wait = () => (abort = whenIdle(() => setHasTime(true)));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      abort?.();
    };
  }, []);
  return hasTime;
}
