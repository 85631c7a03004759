import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Whether the browser has a connection, as far as it knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** A restored connection may take this long until it carries data. */
const SETTLING_MS = 2000;

/** Calls back whenever the connection is restored, and once more after it has settled, as long as there is a callback. */
export function useWhenOnline(onOnline: (() => void) | undefined): void {
  const latest = useRef(onOnline);
  useEffect(() => {
    latest.current = onOnline;
  });
  // The browser reports when the connection is back. This subscribes only once: subscribing again after a render could miss the
  // event that caused the render.
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
