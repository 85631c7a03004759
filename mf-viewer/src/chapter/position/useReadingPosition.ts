import { selectProgress, useAppSelector } from '@komawari/shared-state';
import { useCallback, useMemo, useState } from 'react';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { BY_LINK, openingPosition } from '../../model/position/position';
import { useStepAhead } from './aheadContext';
import { useLeftPositions } from './leftPositions';
import { useEntrance } from './useEntrance';
import { usePersistPosition } from './usePersistPosition';
import { type PositionHandle, usePosition } from './usePosition';

/** The position in one chapter: opened where it was left or linked to, and kept as it changes. */
export function useReadingPosition(chapter: ReadingChapter): { position: PositionHandle; focusedLeaf: number } {
  const { isByHistory, ...entrance } = useEntrance();
  // Where it was left counts when it opens, and not each time that it is kept.
  const stored = useAppSelector((state) => selectProgress(state, chapter.titleId), isAlwaysEqual);
  const isReturn = isByHistory && stored !== undefined && stored.at > performance.timeOrigin;
  const stepAhead = useStepAhead();
  const leftPositions = useLeftPositions();
  const [opening] = useState(() =>
    openingPosition({
      chapterId: chapter.chapterId,
      leaves: chapter.leaves,
      stored,
      left: (stepAhead ? stepAhead === 'history' : isByHistory) ? leftPositions.of(chapter.chapterId)?.position : undefined,
      // Until it is opened, the address is that of another chapter.
      ...(stepAhead ? BY_LINK : { ...entrance, isReturn }),
    }),
  );
  const { position, focusedLeaf } = usePosition(opening, chapter.leaves.length);
  const save = usePersistPosition(chapter, position.exact);
  const moveTo = useCallback<PositionHandle['moveTo']>(
    (next, when) => {
      position.moveTo(next, when);
      save();
    },
    [position, save],
  );
  return { position: useMemo(() => ({ ...position, moveTo }), [position, moveTo]), focusedLeaf };
}

function isAlwaysEqual(): boolean {
  return true;
}
