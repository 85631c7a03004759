import type { Logger } from 'pino';
import { withTimeoutFallback } from '../../cache/withTimeoutFallback';
import type { Clock } from '../../config/Clock';
import type { SiteOptions } from '../../config/config';
import { type ReadSiteState, type SiteState, stateOf } from '../../config/SiteState';
import type { Database } from '../../database/Database';
import { OPEN, readSwitches } from '../../database/switches';

export interface Switches {
  state: ReadSiteState;
  /** The next call reads the record again. */
  expire: () => void;
}

interface SwitchInputs {
  db: Database;
  clock: Clock;
  log: Logger;
  options: SiteOptions;
}

/**
 * The state from the record of switches combined with the settings at startup: a restriction applies if either of them sets it.
 * The record is read once in every second of the clock, so all servers on one database agree within two seconds. If the database
 * does not answer, the state stays the same.
 */
export function createSwitches({ db, clock, log, options }: SwitchInputs): Switches {
  const started = stateOf(options);
  let known: SiteState | undefined;
  let state: Promise<SiteState> = Promise.resolve(started);
  let checkedAt: number | undefined;

  async function lookUp(): Promise<SiteState> {
    try {
      const [switched = OPEN] = await readSwitches(db, 1);
      known = {
        isUnderMaintenance: started.isUnderMaintenance || switched.isUnderMaintenance,
        isReadOnly: started.isReadOnly || switched.isReadOnly,
        blockedRegions: [...new Set([...started.blockedRegions, ...switched.blockedRegions])],
      };
    } catch (error) {
      log.error({ err: error }, 'the switches could not be read');
    }
    return known ?? started;
  }

  return {
    state() {
      const now = clock();
      if (now !== checkedAt) {
        // A caller that has just changed something waits until the change is visible.
        const isExpired = checkedAt === undefined;
        checkedAt = now;
        state = isExpired || !known ? lookUp() : withTimeoutFallback(lookUp(), known);
      }
      return state;
    },
    expire() {
      checkedAt = undefined;
    },
  };
}
