import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { areBarsVisible, type BarsEvent, type BarsHold, INITIAL_BARS, reduceBars } from '../../model/input/barsState';

export interface Bars {
  areVisible: boolean;
  send: (event: BarsEvent) => void;
  /** Keeps the bars while something lasts. */
  hold: (by: BarsHold, isHeld: boolean) => void;
}

/** The bars of one opening of the viewer, with the clock of the browser. */
export function useBars(isNearEnd: boolean): Bars {
  const machine = useRef(INITIAL_BARS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [areVisible, setAreVisible] = useState(areBarsVisible(INITIAL_BARS));
  const send = useCallback((event: BarsEvent) => {
    const before = machine.current;
    const { hideAt } = (machine.current = reduceBars(before, event));
    const isShown = areBarsVisible(machine.current);
    // A scroll tells of itself with every frame: what changes nothing that is drawn is no business of React's.
    if (isShown !== areBarsVisible(before)) setAreVisible(isShown);
    if (hideAt === before.hideAt) return;
    clearTimeout(timer.current);
    if (hideAt === undefined) return;
    // A timer may ring a part of a millisecond before its time.
    timer.current = setTimeout(() => send({ kind: 'timePassed', now: hideAt }), hideAt - performance.now());
  }, []);
  // Time passes outside React, and for a chapter that was drawn ahead from when it is opened.
  useEffect(() => {
    send({ kind: 'opened', now: performance.now() });
    return () => clearTimeout(timer.current);
  }, [send]);
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
