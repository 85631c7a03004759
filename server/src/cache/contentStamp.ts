import type { Clock } from '../config/Clock';
import { readContentVersion } from '../database/counters';
import type { Database } from '../database/Database';
import type { Stamp } from './FreshCache';

/**
 * The content's version, looked up at most once a second so that writes of another process show, and the minute:
 * chapters begin and end by the clock, without any write.
 */
export function contentStamp(db: Database, clock: Clock): Stamp {
  let checkedAt = -1;
  let version: Promise<number> = Promise.resolve(0);
  return async () => {
    const now = clock();
    if (now !== checkedAt) {
      checkedAt = now;
      version = readContentVersion(db);
    }
    return `${await version}:${Math.floor(now / 60)}`;
  };
}
