import { useEffect } from 'react';

/** Keeps the screen of a phone on while a chapter is in sight: a page may be looked at for longer than a minute. */
export function useWakeLock(): void {
  useEffect(() => {
    // Browsers let go of it when the tab is hidden, and some do not know it.
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (sentinel) => {
          if (isOver) void sentinel.release();
          else lock = sentinel;
        },
        // Refused, for instance when the battery is low: reading goes on.
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
