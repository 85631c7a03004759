import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * Whether the reader asked the system for less motion. On a server nothing moves.
 * @param canMove until then it is as on the server: another value would have React draw everything once more, right after hydration
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
