import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  areBarsVisible,
  type BarsEvent,
  type BarsHold,
  type BarsState,
  barsAfter,
  openedBars,
} from '../../model/input/barsState';

export interface Bars {
  areVisible: boolean;
  tell: (event: BarsEvent) => void;
  /** Keeps the bars while something lasts. */
  hold: (by: BarsHold, isHeld: boolean) => void;
}

/** The bars of one opening of the viewer, with the clock of the browser. */
export function useBars(isNearEnd: boolean): Bars {
  const [opened] = useState(() => openedBars(performance.now()));
  const machine = useRef(opened);
  const [{ areVisible, hideAt }, setDrawn] = useState(() => drawnOf(opened));
  const tell = useCallback((event: BarsEvent) => {
    const before = drawnOf(machine.current);
    machine.current = barsAfter(machine.current, event);
    const after = drawnOf(machine.current);
    // A scroll tells of itself with every frame: what changes nothing that is drawn is no business of React's.
    if (after.areVisible !== before.areVisible || after.hideAt !== before.hideAt) setDrawn(after);
  }, []);
  // Time passes outside React.
  useEffect(() => {
    if (hideAt === undefined) return;
    const timer = setTimeout(
      () => tell({ kind: 'timePassed', now: performance.now() }),
      Math.max(0, hideAt - performance.now()) + 1,
    );
    return () => clearTimeout(timer);
  }, [hideAt, tell]);
  useEffect(() => tell({ kind: 'nearEnd', isNearEnd }), [isNearEnd, tell]);
  return useMemo(
    () => ({
      areVisible,
      tell,
      hold: (by, isHeld) => tell(isHeld ? { kind: 'held', by } : { kind: 'released', by, now: performance.now() }),
    }),
    [areVisible, tell],
  );
}

function drawnOf(state: BarsState): { areVisible: boolean; hideAt: number | undefined } {
  return { areVisible: areBarsVisible(state), hideAt: state.hideAt };
}
