import { createContext, useContext } from 'react';
import type { PageSource } from '../../model/chapter/pageSource';
import type { Position } from '../../model/position/position';

/** Where the reader left a chapter. */
export interface ExitPosition {
  chapterId: number;
  position: Position;
  /** The pictures that were on the screen. */
  pictures: readonly PageSource[];
}

/** Where the reader left each chapter since the viewer was opened. It is used when they go back to one. */
export interface ExitPositions {
  leave: (position: ExitPosition) => void;
  of: (chapterId: number) => ExitPosition | undefined;
  /** The most recent one: where the reader left for the chapter that is open now. */
  last: () => ExitPosition | undefined;
}

export function createExitPositions(): ExitPositions {
  const positions = new Map<number, ExitPosition>();
  let last: ExitPosition | undefined;
  return {
    leave(position) {
      positions.set(position.chapterId, position);
      last = position;
    },
    of: (chapterId) => positions.get(chapterId),
    last: () => last,
  };
}

export const ExitPositionsContext = createContext<ExitPositions | null>(null);

export function useExitPositions(): ExitPositions {
  const positions = useContext(ExitPositionsContext);
  if (!positions) throw new Error('Chapters are read inside ExitPositionsContext only');
  return positions;
}
