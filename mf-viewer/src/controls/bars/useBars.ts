import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  areBarsVisible,
  type BarsEvent,
  type BarsHold,
  type BarsState,
  initialBars,
  reduceBars,
} from '../../model/input/barsState';

export interface Bars {
  areVisible: boolean;
  send: (event: BarsEvent) => void;
  /** Keeps the bars while something lasts. */
  hold: (by: BarsHold, isHeld: boolean) => void;
}

/** The bars of one opening of the viewer, with the clock of the browser. */
export function useBars(isNearEnd: boolean): Bars {
  const [opened] = useState(() => initialBars(performance.now()));
  const machine = useRef(opened);
  const [{ areVisible, hideAt }, setDrawn] = useState(() => drawnOf(opened));
  const send = useCallback((event: BarsEvent) => {
    const before = drawnOf(machine.current);
    machine.current = reduceBars(machine.current, event);
    const after = drawnOf(machine.current);
    // A scroll tells of itself with every frame: what changes nothing that is drawn is no business of React's.
    if (after.areVisible !== before.areVisible || after.hideAt !== before.hideAt) setDrawn(after);
  }, []);
  // Time passes outside React.
  useEffect(() => {
    if (hideAt === undefined) return;
    const timer = setTimeout(
      () => send({ kind: 'timePassed', now: performance.now() }),
      Math.max(0, hideAt - performance.now()) + 1,
    );
    return () => clearTimeout(timer);
  }, [hideAt, send]);
  useEffect(() => send({ kind: 'nearEnd', isNearEnd }), [isNearEnd, send]);
  return useMemo(
    () => ({
      areVisible,
      send,
      hold: (by, isHeld) => send(isHeld ? { kind: 'held', by } : { kind: 'released', by, now: performance.now() }),
    }),
    [areVisible, send],
  );
}

function drawnOf(state: BarsState): { areVisible: boolean; hideAt: number | undefined } {
  return { areVisible: areBarsVisible(state), hideAt: state.hideAt };
}
