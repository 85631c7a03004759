import { type RefObject, useEffect, useRef } from 'react';
import { isComic } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import type { Position } from '../../model/position/position';
import { useExitPositions } from './exitPositions';

/**
 * Remembers where the reader leaves a chapter, and the pictures that are on the screen then.
 * @param last the last leaf in focus
 */
export function useSaveExitPosition({ chapterId, leaves }: ReadingChapter, exact: RefObject<Position>, last: number): void {
  const exitPositions = useExitPositions();
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => {
      const position = exact.current;
      // In a strip, more pages may be visible than the focused ones.
      const pictures = leaves.slice(Math.max(0, position.leaf - 1), last + 2).filter(isComic);
      exitPositions.leave({ chapterId, position, pictures });
    };
  });
  useEffect(() => () => leave.current?.(), []);
}
