import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Whether the browser has a connection, as far as it knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** A connection that is back may take so long until it carries anything. */
const SETTLING_MS = 2000;

/** Calls back whenever a connection is back, and once more when it has settled, as long as there is something to call. */
export function useWhenOnline(onOnline: (() => void) | undefined): void {
  const latest = useRef(onOnline);
  useEffect(() => {
    latest.current = onOnline;
  });
  // When a connection is back, the browser tells. Listening once: a render in between would be deaf to the event that caused it.
  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      latest.current?.();
      clearTimeout(settling);
      settling = setTimeout(() => latest.current?.(), SETTLING_MS);
    };
    addEventListener('online', tell);
    return () => {
      removeEventListener('online', tell);
      clearTimeout(settling);
    };
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
