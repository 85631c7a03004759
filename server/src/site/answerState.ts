import type { Stamp } from '../cache/FreshCache';
import type { CompositionSource } from './composition/compositionSource';
import type { Switches } from './switches/createSwitches';

interface AnswerStateInputs {
  stamp: Stamp;
  switches: Pick<Switches, 'state'>;
  composition: Pick<CompositionSource, 'live'>;
}

/**
 * All that shared answers depend on beside their request: content and minute, what is live, what is switched. Nothing while the
 * database does not answer, which is not waited for here: pictures and files do without it.
 */
export function answerState({ stamp, switches, composition }: AnswerStateInputs): () => Promise<string | undefined> {
  return async () => {
    if (stamp.isUncertain?.()) return undefined;
    const [content, live, state] = await Promise.all([stamp(), composition.live(), switches.state()]);
    return stamp.isUncertain?.() ? undefined : JSON.stringify([content, live?.number, state]);
  };
}
