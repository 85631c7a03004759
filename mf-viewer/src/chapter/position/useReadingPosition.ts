import { selectProgress, useAppSelector } from '@komawari/shared-state';
import { useCallback, useMemo, useState } from 'react';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { BY_LINK, openingPosition } from '../../model/position/position';
import { useExitPositions } from './exitPositions';
import { useExpectedNavigation } from './expectedNavigationContext';
import { useChapterEntry } from './useChapterEntry';
import { usePersistPosition } from './usePersistPosition';
import { type PositionHandle, usePosition } from './usePosition';

/** The position in one chapter. It opens where the reader left it or where a link points, and is saved as it changes. */
export function useReadingPosition(chapter: ReadingChapter): { position: PositionHandle; focusedLeaf: number } {
  const { isByHistory, ...entrance } = useChapterEntry();
  // The stored position matters only when the chapter opens, not each time it is saved.
  const stored = useAppSelector((state) => selectProgress(state, chapter.titleId), isAlwaysEqual);
  const isReturn = isByHistory && stored !== undefined && stored.at > performance.timeOrigin;
  const stepAhead = useExpectedNavigation();
  const exitPositions = useExitPositions();
  const [opening] = useState(() =>
    openingPosition({
      chapterId: chapter.chapterId,
      leaves: chapter.leaves,
      stored,
      left: (stepAhead ? stepAhead === 'history' : isByHistory) ? exitPositions.of(chapter.chapterId)?.position : undefined,
      // Until the chapter is opened, the URL belongs to another chapter.
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
