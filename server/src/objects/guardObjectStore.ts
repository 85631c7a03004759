import { ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout, wrap } from 'cockatiel';
import type { ObjectStore } from './ObjectStore';
import { StoreUnavailableError } from './StoreUnavailableError';

export interface StorePatience {
  /**
   * A disk or a store in the same network answers within milliseconds. Readers' browsers give up on an image after ten seconds.
   */
  timeoutMs: number;
  /** After this many failures in a row, calls fail at once. Only one of them tries the store from time to time. */
  failures: number;
  tryAgainMs: number;
}

const PATIENCE: StorePatience = { timeoutMs: 5_000, failures: 4, tryAgainMs: 2_000 };

/**
 * A store for readers, with a time limit and a circuit breaker. When the store hangs or is unavailable, image requests fail at
 * once instead of piling up, and they work again by themselves later. Writes have no limit, because an editor can wait.
 */
export function guardObjectStore(store: ObjectStore, { timeoutMs, failures, tryAgainMs }: StorePatience = PATIENCE): ObjectStore {
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: tryAgainMs, breaker: new ConsecutiveBreaker(failures) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  async function guarded<Value>(ask: () => Promise<Value>): Promise<Value> {
    // The log shows an error of the store itself in full. A timeout has no cause.
    let cause: unknown;
    const noticed = () =>
      ask().catch((error: unknown) => {
        cause = error;
        throw error;
      });
    try {
      // Each call has its own signal, because all running calls would add listeners to the library's shared one.
      return await policy.execute(noticed, new AbortController().signal);
    } catch {
      throw new StoreUnavailableError(cause);
    }
  }
  return {
    ...store,
    get: (name) => guarded(() => store.get(name)),
    has: (name) => guarded(() => store.has(name)),
  };
}
