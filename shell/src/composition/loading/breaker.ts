/** How many loads of one remote must fail in a row, each after its quick retries, before further loads do not start at all. */
const FAILURES_TO_OPEN = 3;

/** How long an open breaker blocks all loads before it lets one through. */
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 60_000;

export interface Breaker {
  /** Whether loads of this remote must not start now. */
  isOpen: () => boolean;
  failed: () => void;
  succeeded: () => void;
  /** Lets one load through. Its outcome decides whether the breaker closes. */
  halfOpen: () => void;
  /** How long to wait before the next automatic load. The pause grows after each failure and is randomized. */
  pauseMs: () => number;
}

export interface BreakerSources {
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
}

/**
 * Keeps readers from waiting for a remote that does not load: after some failures in a row, its pages fail at once. After a pause
 * the breaker is half open, so that one load shows whether the remote is back. A success closes the breaker.
 */
export function createBreaker({ now, random }: BreakerSources): Breaker {
  let failures = 0;
  let openUntil = 0;
  const pauseMs = () => jittered(Math.min(FIRST_PAUSE_MS * 2 ** Math.max(failures - 1, 0), MAX_PAUSE_MS), random);
  return {
    isOpen: () => now() < openUntil,
    failed() {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) openUntil = now() + pauseMs();
    },
    succeeded() {
      failures = 0;
      openUntil = 0;
    },
    halfOpen() {
      openUntil = 0;
    },
    pauseMs,
  };
}

/** Returns a time up to a quarter shorter or longer, so that not all readers come back at the same moment. */
export function jittered(milliseconds: number, random: () => number): number {
  return Math.round(milliseconds * (0.75 + random() / 2));
}
