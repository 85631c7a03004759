import { useEffect } from 'react';

/** Keeps the screen of a phone on while a chapter is visible: a reader may look at a page for more than a minute. */
export function useWakeLock(): void {
  useEffect(() => {
    // Browsers release the lock when the tab is hidden, and some do not support it.
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (sentinel) => {
          if (isOver) void sentinel.release();
          else lock = sentinel;
        },
        // The request may be refused, for instance when the battery is low. Reading goes on.
        () => undefined,
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
