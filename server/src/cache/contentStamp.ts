import type { Clock } from '../config/Clock';
import { readContentVersion } from '../database/counters';
import type { Database } from '../database/Database';
import { isDatabaseUnavailable } from '../database/unavailable';
import type { Stamp } from './FreshCache';
import { withTimeoutFallback } from './withTimeoutFallback';

/**
 * The content's version and the minute. The version is looked up at most once per second, so that writes of another process
 * become visible. The minute is needed because chapters begin and end without any write. If the database hangs or is unavailable,
 * the last known version continues to apply.
 */
export function contentStamp(db: Database, clock: Clock): Stamp {
  let checkedAt = -1;
  let known: number | undefined;
  let version: Promise<number> = Promise.resolve(0);

  let isUncertain = false;

  async function lookUp(): Promise<number> {
    let hasAnswered = false;
    const asked = readContentVersion(db).then((value) => {
      hasAnswered = true;
      isUncertain = false;
      known = value;
      return value;
    });
    if (known === undefined) return asked;
    const last = known;
    try {
      const value = await withTimeoutFallback(asked, last);
      isUncertain = !hasAnswered;
      return value;
    } catch (error) {
      isUncertain = isDatabaseUnavailable(error);
      if (isUncertain) return last;
      throw error;
    }
  }

  const stamp = async () => {
    const now = clock();
    if (now !== checkedAt) {
      checkedAt = now;
      version = lookUp();
    }
    return `${await version}:${Math.floor(now / 60)}`;
  };
  return Object.assign(stamp, { isUncertain: () => isUncertain });
}

/** The state of data that only writes change: the content stamp without the minute. */
export function stampOfWrites(stamp: Stamp): Stamp {
  return withMinute(stamp, () => '');
}

const MINUTES_PER_PUBLICATION = 15;

/**
 * The state of data that only writes change, and of the counts of readers. A library that is being read counts all the time, so
 * counts are published each quarter of an hour: otherwise, every list and every page would be another one each minute.
 */
export function stampOfReaderCounts(stamp: Stamp): Stamp {
  return withMinute(stamp, (minute) => `:${Math.floor(minute / MINUTES_PER_PUBLICATION)}`);
}

function withMinute(stamp: Stamp, write: (minute: number) => string): Stamp {
  const changed = async () => (await stamp()).replace(/:(\d+)$/, (_, minute: string) => write(Number(minute)));
  return Object.assign(changed, stamp.isUncertain && { isUncertain: stamp.isUncertain });
}
