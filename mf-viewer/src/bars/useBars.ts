import { useEffect, useMemo, useReducer } from 'react';
import { areBarsVisible, type BarsEvent, type BarsHold, barsAfter, openedBars } from './barsState';

export interface Bars {
  areVisible: boolean;
  tell: (event: BarsEvent) => void;
  /** Keeps the bars while something lasts. */
  hold: (by: BarsHold, isHeld: boolean) => void;
}

/** The bars of one opening of the viewer, with the clock of the browser. */
export function useBars(isNearEnd: boolean): Bars {
  const [state, tell] = useReducer(barsAfter, undefined, () => openedBars(performance.now()));
  const { hideAt } = state;
  // Time passes outside React.
  useEffect(() => {
    if (hideAt === undefined) return;
    const timer = setTimeout(() => tell({ kind: 'timePassed', now: performance.now() }), Math.max(0, hideAt - performance.now()) + 1);
    return () => clearTimeout(timer);
  }, [hideAt]);
  useEffect(() => tell({ kind: 'nearEnd', isNearEnd }), [isNearEnd]);
  const areVisible = areBarsVisible(state);
  return useMemo(
    () => ({
      areVisible,
      tell,
      hold: (by, isHeld) => tell(isHeld ? { kind: 'held', by } : { kind: 'released', by, now: performance.now() }),
    }),
    [areVisible],
  );
}
