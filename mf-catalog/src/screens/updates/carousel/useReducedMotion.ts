import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * Whether the reader's system asks for reduced motion. On the server it is true.
 * @param canMove while false, the value is the server's. A different value would make React render everything again after
 * hydration
 */
export function useReducedMotion(canMove: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !canMove || matchMedia(QUERY).matches,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
