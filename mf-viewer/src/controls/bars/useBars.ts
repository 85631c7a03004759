import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { areBarsVisible, type BarsEvent, type BarsHold, INITIAL_BARS, reduceBars } from '../../model/input/barsState';

/** Here the bars would cover the end of the chapter. `LastPage.module.css` has the same query. */
const LOW_WINDOW = '(max-height: 20rem)';

export interface Bars {
  areVisible: boolean;
  send: (event: BarsEvent) => void;
  /** Keeps the bars visible while something lasts. */
  hold: (by: BarsHold, isHeld: boolean) => void;
}

/** The state of the bars while the viewer is open, with timers of the browser. */
export function useBars(isNearEnd: boolean): Bars {
  const machine = useRef(INITIAL_BARS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [areVisible, setAreVisible] = useState(areBarsVisible(INITIAL_BARS));
  const send = useCallback((event: BarsEvent) => {
    const before = machine.current;
    const { hideAt } = (machine.current = reduceBars(before, event));
    const isShown = areBarsVisible(machine.current);
    // Scrolling sends an event on every frame. React must not hear of changes that are not visible.
    if (isShown !== areBarsVisible(before)) setAreVisible(isShown);
    if (hideAt === before.hideAt) return;
    clearTimeout(timer.current);
    if (hideAt === undefined) return;
    // A timer may fire a fraction of a millisecond early.
    timer.current = setTimeout(() => send({ kind: 'timePassed', now: hideAt }), hideAt - performance.now());
  }, []);
  // The timers are outside React. A chapter that was rendered ahead starts them only when it is opened.
  useEffect(() => {
    send({ kind: 'opened', now: performance.now() });
    return () => clearTimeout(timer.current);
  }, [send]);
  useEffect(() => send({ kind: 'nearEnd', isNearEnd: isNearEnd && !matchMedia(LOW_WINDOW).matches }), [isNearEnd, send]);
  return useMemo(
    () => ({
      areVisible,
      send,
      hold: (by, isHeld) => send(isHeld ? { kind: 'held', by } : { kind: 'released', by, now: performance.now() }),
    }),
    [areVisible, send],
  );
}
