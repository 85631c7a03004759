import { useCallback, useState } from 'react';
import type { TitleSettings } from '../../model/settings/viewerSettings';
import type { Guide } from '../guided/useGuide';

/** Counts the turns on electronic paper: another page, another panel, or a step through a strip. */
export function useEinkTurns({ isEink }: TitleSettings, { first }: { first: number }, guide: Guide | undefined) {
  const [steps, setSteps] = useState(0);
  const scrolled = useCallback(() => {
    // Otherwise scrolling calls this sixty times a second, and nothing uses the count.
    if (isEink) setSteps((before) => before + 1);
  }, [isEink]);
  const panel = guide?.stop.kind === 'panel' ? guide.stop.number : 0;
  return { turn: `${first}.${panel}.${steps}`, scrolled };
}
