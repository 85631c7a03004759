import { useEffect, useState } from 'react';
import type { BarPanel } from '../../controls/bars/TopBar';
import type { Bars } from '../../controls/bars/useBars';

/** What opens over the stage, one at a time. */
export type Panel = BarPanel | 'keys' | 'goToPage' | 'page' | 'languages';

/**
 * Which panel is open. The bars stay with it, but for the page menu, which comes from the art without them.
 * @param first what was asked for before the reader was there
 */
export function usePanel(bars: Bars, first: BarPanel | undefined): [Panel | undefined, (panel: Panel | undefined) => void] {
  const [panel, setPanel] = useState<Panel | undefined>(first);
  const { send } = bars;
  const areHeld = panel !== undefined && panel !== 'page';
  // The clock that hides the bars is outside of React.
  useEffect(() => {
    if (!areHeld) return undefined;
    send({ kind: 'held', by: 'panel' });
    return () => send({ kind: 'released', by: 'panel', now: performance.now() });
  }, [areHeld, send]);
  return [panel, setPanel];
}
