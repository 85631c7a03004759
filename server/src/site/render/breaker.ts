import type { Clock } from '../../config/Clock';

/** After this many failures in a row, another try costs readers more than it is likely to gain. */
const MAX_FAILURES = 3;

const REST_SECONDS = 30;

/** A circuit breaker: stops trying for a while what fails again and again. */
export interface Breaker {
  isOpen: (key: string) => boolean;
  succeeded: (key: string) => void;
  failed: (key: string) => void;
}

/** After the pause, a single further failure opens it again. */
export function createBreaker(clock: Clock): Breaker {
  const failures = new Map<string, { inRow: number; openUntil: number }>();
  return {
    isOpen: (key) => (failures.get(key)?.openUntil ?? 0) > clock(),
    succeeded: (key) => void failures.delete(key),
    failed(key) {
      const inRow = (failures.get(key)?.inRow ?? 0) + 1;
      failures.set(key, { inRow, openUntil: inRow >= MAX_FAILURES ? clock() + REST_SECONDS : 0 });
    },
  };
}
