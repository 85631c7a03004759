import type { Logger } from 'pino';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import type { ObjectStore } from '../../objects/ObjectStore';
import { liveSince } from '../deployments/deploymentStore';
import { type SweepResult, sweepReleases } from '../releases/sweep';

export interface SweepingOptions {
  db: Database;
  objects: ObjectStore;
  clock: Clock;
  log: Logger;
  /** How long files stay available after the last reader could have got them. */
  keepDays: number;
}

const DAY_S = 24 * 60 * 60;
const INTERVAL_MS = 60 * 60 * 1000;

/** Deletes unused files every hour. Returns a function that stops this, after a running sweep has finished. */
export function startSweeping(options: SweepingOptions): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = sweep(options).then(
      ({ releases, files }) => options.log.info({ releases, files }, 'swept the releases'),
      (error: unknown) => options.log.error({ err: error }, 'the releases could not be swept'),
    );
  }, INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

/**
 * Never deletes files of a live composition, of an open canary, or of a composition that was live in the last `keepDays` days.
 */
export function sweep({ db, objects, clock, keepDays }: Omit<SweepingOptions, 'log'>): Promise<SweepResult> {
  const now = clock();
  const before = now - keepDays * DAY_S;
  return sweepReleases({ db, objects, now, before, inUse: (tx) => liveSince(tx, before) });
}
