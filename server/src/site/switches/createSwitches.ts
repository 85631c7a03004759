import type { Logger } from 'pino';
import { answerInTime } from '../../cache/answerInTime';
import type { Clock } from '../../config/Clock';
import type { SiteOptions } from '../../config/config';
import { type ReadSiteState, type SiteState, stateOf } from '../../config/SiteState';
import type { Database } from '../../database/Database';
import { OPEN, readSwitches } from '../../database/switches';

export interface Switches {
  state: ReadSiteState;
  /** Looks at the record at the next question. */
  expire: () => void;
}

interface SwitchInputs {
  db: Database;
  clock: Clock;
  log: Logger;
  options: SiteOptions;
}

/**
 * What the record of switches says, besides the settings of the start: what is closed by one of them is closed. The record is
 * looked up once in every second of the clock, so servers on one database agree within two; one that does not answer changes nothing.
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
        // Who changed something waits until it is seen.
        const isExpired = checkedAt === undefined;
        checkedAt = now;
        state = isExpired || !known ? lookUp() : answerInTime(lookUp(), known);
      }
      return state;
    },
    expire() {
      checkedAt = undefined;
    },
  };
}
