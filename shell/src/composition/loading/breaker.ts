/** How many loads of one remote fail in a row, each after its quick retries, before the others are not even begun. */
const FAILURES_TO_OPEN = 3;

/** How long an open breaker keeps everything away before it lets one load through. */
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 60_000;

export interface Breaker {
  /** Nothing is to be asked of this remote now. */
  isOpen: () => boolean;
  failed: () => void;
  succeeded: () => void;
  /** Lets one load through, whose end decides. */
  halfOpen: () => void;
  /** When the next load may be tried without anybody asking for it; longer after each failure, and never at the same time twice. */
  pauseMs: () => number;
}

export interface BreakerSources {
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
}

/**
 * Keeps readers from waiting for a remote that does not come: after some failures in a row its pages fail at once. After a pause
 * it is half open, so that one load shows whether the remote is back; a success closes it.
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

/** A time up to a quarter shorter or longer, so that not all readers come back in the same moment. */
export function jittered(milliseconds: number, random: () => number): number {
  return Math.round(milliseconds * (0.75 + random() / 2));
}
