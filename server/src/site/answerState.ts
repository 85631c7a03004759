import type { Stamp } from '../cache/FreshCache';
import type { Clock } from '../config/Clock';
import type { SiteState } from '../config/SiteState';
import type { StateOfAnswers } from '../replay/createReplayCache';
import type { CompositionSource, LiveSite } from './composition/compositionSource';
import type { Switches } from './switches/createSwitches';

interface AnswerStateInputs {
  stamp: Stamp;
  switches: Pick<Switches, 'state'>;
  composition: Pick<CompositionSource, 'live'>;
  clock: Clock;
}

/** The latest state, and the lookups that it came from. It stays valid until there are newer lookups. */
interface Known {
  second: number;
  live: Promise<LiveSite | undefined>;
  switched: Promise<SiteState>;
  state: string;
}

/**
 * Everything that shared answers depend on besides the request: content, minute, live deployment and switches. Undefined while
 * the database does not answer. This function does not wait for the database, because images and files do not need it. If the
 * state was already determined in this second and there are no newer lookups, it returns without waiting.
 */
export function answerState({ stamp, switches, composition, clock }: AnswerStateInputs): StateOfAnswers {
  let known: Known | undefined;

  async function lookUp(lookups: Omit<Known, 'state'>): Promise<string | undefined> {
    const [content, live, switched] = await Promise.all([stamp(), lookups.live, lookups.switched]);
    if (stamp.isUncertain?.()) return undefined;
    const state = JSON.stringify([content, live?.number, switched]);
    known = { ...lookups, state };
    return state;
  }

  return () => {
    if (stamp.isUncertain?.()) return undefined;
    const [second, live, switched] = [clock(), composition.live(), switches.state()];
    const isKnown = known?.second === second && known.live === live && known.switched === switched;
    return isKnown ? known?.state : lookUp({ second, live, switched });
  };
}
