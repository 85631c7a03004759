import { useState } from 'react';
import type { Bars } from '../../controls/bars/useBars';

/** What opens over the stage, one at a time. */
export type Panel = 'chapters' | 'settings' | 'keys' | 'overview' | 'goToPage' | 'page' | 'languages';

/** Which panel is open. The bars stay with it, but for the page menu, which comes from the art without them. */
export function usePanel(bars: Bars): [Panel | undefined, (panel: Panel | undefined) => void] {
  const [panel, setPanel] = useState<Panel>();
  const open = (next: Panel | undefined) => {
    setPanel(next);
    bars.hold('panel', next !== undefined && next !== 'page');
  };
  return [panel, open];
}
