import { createContext, useContext } from 'react';
import type { PageSource } from '../../model/chapter/pageSource';
import type { Position } from '../../model/position/position';

/** Where the reader left a chapter. */
export interface LeftPosition {
  chapterId: number;
  position: Position;
  /** The pictures that were on the screen. */
  pictures: readonly PageSource[];
}

/** Where the reader left each chapter since the viewer was opened. It is used when they go back to one. */
export interface LeftPositions {
  leave: (position: LeftPosition) => void;
  of: (chapterId: number) => LeftPosition | undefined;
  /** The most recent one: where the reader left for the chapter that is open now. */
  last: () => LeftPosition | undefined;
}

export function createLeftPositions(): LeftPositions {
  const positions = new Map<number, LeftPosition>();
  let last: LeftPosition | undefined;
  return {
    leave(position) {
      positions.set(position.chapterId, position);
      last = position;
    },
    of: (chapterId) => positions.get(chapterId),
    last: () => last,
  };
}

export const LeftPositionsContext = createContext<LeftPositions | null>(null);

export function useLeftPositions(): LeftPositions {
  const positions = useContext(LeftPositionsContext);
  if (!positions) throw new Error('Chapters are read inside LeftPositionsContext only');
  return positions;
}
