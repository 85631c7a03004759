import { useEffect, useRef, useSyncExternalStore } from 'react';

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
  const latest = useRef(onOnline);
  useEffect(() => {
    latest.current = onOnline;
  });
  // When a connection is back, the browser tells. Listening once: a render in between would be deaf to the event that caused it.
  useEffect(() => {
    const tell = () => latest.current?.();
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, []);
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
