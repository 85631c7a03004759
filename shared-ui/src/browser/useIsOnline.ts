import { useEffect, useSyncExternalStore } from 'react';

/** Whether the browser has a connection, as far as it knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls back whenever a connection is back, as long as there is something to call. */
export function useWhenOnline(onOnline: (() => void) | undefined): void {
  // When a connection is back, the browser tells.
  useEffect(() => {
    if (!onOnline) return undefined;
    const tell = () => onOnline();
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, [onOnline]);
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
