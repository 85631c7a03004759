import type { Logger } from 'pino';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import type { Deployment } from '../deployments/Deployment';
import { readHistory } from '../deployments/deploymentStore';
import type { Publisher } from '../publish/publisher';
import { RequestRefusedError } from '../publish/RequestRefusedError';
import { readCanaryHealth, type SignHealth } from './canaryHealth';
import { createHealthCounter, type HealthCounter } from './healthCounter';
import { sweepHealth } from './healthStore';
import { type OpenCanary, openCanary } from './openCanary';
import { verdictText } from './verdictText';

/** An open canary and the health of its readers' pages. */
export interface CanaryHealth {
  canary: OpenCanary;
  signs: readonly SignHealth[];
}

/** Collects browser reports about what is live, and rolls back a canary that is worse than what it would replace. */
export interface Monitor extends Pick<HealthCounter, 'pageSent' | 'reported'> {
  /** Writes the collected reports and rolls back the canary if it is worse. Returns that change, if there was one. */
  check: () => Promise<Deployment | undefined>;
  /** Undefined while no canary is open. */
  canaryHealth: () => Promise<CanaryHealth | undefined>;
}

export interface MonitorOptions {
  db: Database;
  clock: Clock;
  publisher: Pick<Publisher, 'takeBackCanary'>;
  log: Logger;
}

/** A canary that was open during more changes than this is judged by the last of them. */
const MAX_HISTORY = 200;

const DAY_S = 24 * 60 * 60;

/** How long the counts per minute are kept. */
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
        log.warn(`A canary was rolled back. ${why}`);
        return deployment;
      } catch (error) {
        // Another server was faster, or someone promoted the canary. The next check sees the new state.
        if (error instanceof RequestRefusedError) return undefined;
        throw error;
      }
    },
  };
}
