import { useCallback, useState } from 'react';
import type { TitleSettings } from '../../model/settings/viewerSettings';
import type { Guide } from '../guided/useGuide';

/** What counts as a turn on electronic paper: another page, another panel, a step through a strip. */
export function useEinkTurns({ isEink }: TitleSettings, { first }: { first: number }, guide: Guide | undefined) {
  const [steps, setSteps] = useState(0);
  const scrolled = useCallback(() => {
    // Elsewhere a scroll is sixty of these a second, and nobody counts them.
    if (isEink) setSteps((before) => before + 1);
  }, [isEink]);
  const panel = guide?.stop.kind === 'panel' ? guide.stop.number : 0;
  return { turn: `${first}.${panel}.${steps}`, scrolled };
}
