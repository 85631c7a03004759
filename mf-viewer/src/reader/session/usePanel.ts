import { useEffect, useState } from 'react';
import type { BarPanel } from '../../controls/bars/TopBar';
import type { Bars } from '../../controls/bars/useBars';

/** The panels that open over the stage, one at a time. */
export type Panel = BarPanel | 'keys' | 'goToPage' | 'page' | 'languages';

/**
 * Which panel is open. The bars stay visible with it, except for the page menu, which opens from the art without them.
 * @param first the panel that was requested before the reader was ready
 */
export function usePanel(bars: Bars, first: BarPanel | undefined): [Panel | undefined, (panel: Panel | undefined) => void] {
  const [panel, setPanel] = useState<Panel | undefined>(first);
  const { send } = bars;
  const areHeld = panel !== undefined && panel !== 'page';
  // The timer that hides the bars is outside React.
  useEffect(() => {
    if (!areHeld) return undefined;
    send({ kind: 'held', by: 'panel' });
    return () => send({ kind: 'released', by: 'panel', now: performance.now() });
  }, [areHeld, send]);
  return [panel, setPanel];
}
