import type { Logger } from 'pino';
import type { Monitor } from './createMonitor';

const INTERVAL_MS = 10_000;

/**
 * Checks the canary every few seconds. Returns a function that stops this, after a running check has finished and all counts are
 * written.
 */
export function startMonitoring(monitor: Pick<Monitor, 'check'>, log: Logger): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let isRunning = false;
  const look = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await monitor.check();
    } catch (error) {
      log.error({ err: error }, 'the health of what is live could not be looked at');
    }
    isRunning = false;
  };
  const timer = setInterval(() => {
    underWay = look();
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
    await look();
  };
}
