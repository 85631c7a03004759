import { ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout, wrap } from 'cockatiel';
import type { ObjectStore } from './ObjectStore';
import { StoreUnavailableError } from './StoreUnavailableError';

export interface StorePatience {
  /** A disk or a store in the same house answers within milliseconds; readers' browsers give a picture up after ten seconds. */
  timeoutMs: number;
  /** So many failures one after the other, and nobody waits any more but one that tries now and then. */
  failures: number;
  tryAgainMs: number;
}

const PATIENCE: StorePatience = { timeoutMs: 5_000, failures: 4, tryAgainMs: 2_000 };

/**
 * What readers ask of a store, with a limit on its time and a breaker: when it hangs or is gone, pictures are refused at once
 * instead of piling up, and come back by themselves. What is put in is not hurried: an editor waits.
 */
export function guardObjectStore(store: ObjectStore, { timeoutMs, failures, tryAgainMs }: StorePatience = PATIENCE): ObjectStore {
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: tryAgainMs, breaker: new ConsecutiveBreaker(failures) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  async function guarded<Value>(ask: () => Promise<Value>): Promise<Value> {
    // An error of the store itself is told in full in the log; that it took too long needs no cause.
    let cause: unknown;
    const noticed = () =>
      ask().catch((error: unknown) => {
        cause = error;
        throw error;
      });
    try {
      // A signal of its own: the library's own one would be listened to by all that are under way.
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
