import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { clampPosition, type Position } from '../../model/position/position';
import { afterPaint } from './afterPaint';

/** The reader's position, for everything that moves it. It stays the same object while the chapter is open. */
export interface PositionHandle {
  /** The exact position. It changes on every frame of a scroll, so it is not state. */
  exact: RefObject<Position>;
  /**
   * The reader came here by scrolling or turning.
   * `later`: the screen shows it already. Everything that follows from it (numbers, messages, which pages to load) waits until
   * that is painted.
   */
  moveTo: (position: Position, when: 'now' | 'later') => void;
}

/** Holds the position in one chapter, and the leaf in focus. Mounted anew for each chapter. */
export function usePosition(opening: Position, leafCount: number): { position: PositionHandle; focusedLeaf: number } {
  const exact = useRef(opening);
  const [focusedLeaf, setFocusedLeaf] = useState(opening.leaf);
  const latest = useRef(opening.leaf);
  const cancelUpdate = useRef<() => void>(undefined);
  useEffect(() => () => cancelUpdate.current?.(), []);
  const position = useMemo<PositionHandle>(() => {
    const update = () => {
      cancelUpdate.current?.();
      cancelUpdate.current = undefined;
      setFocusedLeaf(latest.current);
    };
    return {
      exact,
      moveTo(next, when) {
        exact.current = clampPosition(next, leafCount);
        const { leaf } = exact.current;
        const isNew = leaf !== latest.current;
        latest.current = leaf;
        if (when === 'now') update();
        // Schedules one update at a time and never postpones it: a scroll moves on every frame.
        else if (isNew) cancelUpdate.current ??= afterPaint(() => startTransition(update));
      },
    };
  }, [leafCount]);
  return { position, focusedLeaf };
}
