import type { Clock } from '../config/Clock';
import { readContentVersion } from '../database/counters';
import type { Database } from '../database/Database';
import { isDatabaseUnavailable } from '../database/unavailable';
import type { Stamp } from './FreshCache';

/** Longer than a version ever takes, and shorter than a reader minds. */
const PATIENCE_MS = 1_000;

/**
 * The content's version, looked up at most once a second so that writes of another process show, and the minute:
 * chapters begin and end by the clock, without any write.
 * A database that hangs or is gone changes nothing, so the version known last goes on holding.
 */
export function contentStamp(db: Database, clock: Clock): Stamp {
  let checkedAt = -1;
  let known: number | undefined;
  let version: Promise<number> = Promise.resolve(0);

  async function lookUp(): Promise<number> {
    const asked = readContentVersion(db).then((value) => (known = value));
    if (known === undefined) return asked;
    const last = known;
    try {
      return await within(asked, last);
    } catch (error) {
      if (isDatabaseUnavailable(error)) return last;
      throw error;
    }
  }

  return async () => {
    const now = clock();
    if (now !== checkedAt) {
      checkedAt = now;
      version = lookUp();
    }
    return `${await version}:${Math.floor(now / 60)}`;
  };
}

/** What is asked, or the fallback where it takes too long; it is then taken when it comes. */
async function within<Value>(asked: Promise<Value>, fallback: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, fallback);
  });
  // Nobody may be waiting any more when it fails.
  asked.catch(() => undefined);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
