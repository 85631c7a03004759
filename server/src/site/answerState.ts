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

/** What was looked up last, and by which lookups: as long as those are the last ones, it holds. */
interface Known {
  second: number;
  live: Promise<LiveSite | undefined>;
  switched: Promise<SiteState>;
  state: string;
}

/**
 * All that shared answers depend on beside their request: content and minute, what is live, what is switched. Nothing while the
 * database does not answer, which is not waited for here: pictures and files do without it. Told at once where it was told in this
 * second and nothing has been looked up since.
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
