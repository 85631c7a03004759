import type { Logger } from 'pino';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import type { Deployment } from '../deployments/Deployment';
import { readHistory } from '../deployments/deploymentStore';
import { NotDoneError } from '../publish/NotDoneError';
import type { Publisher } from '../publish/publisher';
import { readCanaryHealth, type SignHealth } from './canaryHealth';
import { createHealthCounter, type HealthCounter } from './healthCounter';
import { sweepHealth } from './healthStore';
import { type OpenCanary, openCanary } from './openCanary';
import { verdictText } from './verdictText';

/** A canary that is open, and how its readers fare. */
export interface CanaryHealth {
  canary: OpenCanary;
  signs: readonly SignHealth[];
}

/** Learns from browsers how what is live fares, and takes back a canary that is worse than what it is to replace. */
export interface Monitor extends Pick<HealthCounter, 'pageSent' | 'reported'> {
  /** Writes what was told, and takes the canary back if it is worse. Gives the change, if there was one. */
  check: () => Promise<Deployment | undefined>;
  /** Nothing as long as no canary is open. */
  canaryHealth: () => Promise<CanaryHealth | undefined>;
}

export interface MonitorOptions {
  db: Database;
  clock: Clock;
  publisher: Pick<Publisher, 'takeBackCanary'>;
  log: Logger;
}

/** A canary that was open for more changes than this is judged by the last of them. */
const MAX_HISTORY = 200;

const DAY_S = 24 * 60 * 60;

/** How long the counts of a minute are kept. */
const KEPT_DAYS = 30;

export function createMonitor({ db, clock, publisher, log }: MonitorOptions): Monitor {
  const counter = createHealthCounter({ db, clock });
  let sweptAt = -Infinity;

  async function sweep(): Promise<void> {
    const now = clock();
    if (now - sweptAt < DAY_S) return;
    sweptAt = now;
    await sweepHealth(db, Math.floor((now - KEPT_DAYS * DAY_S) / 60));
  }

  async function canaryHealth(): Promise<CanaryHealth | undefined> {
    const canary = openCanary(await readHistory(db, MAX_HISTORY));
    return canary && { canary, signs: await readCanaryHealth(db, canary, clock()) };
  }

  return {
    pageSent: counter.pageSent,
    reported: counter.reported,
    canaryHealth,
    async check() {
      await counter.flush();
      await sweep();
      const health = await canaryHealth();
      const worst = health?.signs.filter(({ isWorse }) => isWorse).toSorted((a, b) => b.evidence - a.evidence)[0];
      if (!health || !worst) return undefined;
      const why = verdictText(health.canary, worst);
      try {
        const { deployment } = await publisher.takeBackCanary(health.canary.id, why);
        log.warn(`A canary was taken back. ${why}`);
        return deployment;
      } catch (error) {
        // Another server was faster, or somebody promoted it: what is live now is looked at the next time.
        if (error instanceof NotDoneError) return undefined;
        throw error;
      }
    },
  };
}
