import { useIsHydrating } from '@komawari/shared-state';
import { startTransition, useCallback, useState } from 'react';
import { useEntrance } from '../../chapter/position/useEntrance';
import { type DrawnChapters, drawAhead, firstDrawn, openChapter } from './drawnChapters';

/** The chapter that is read, and the next one once it is to be drawn ahead. */
export function useDrawnChapters(chapterId: number): DrawnChapters & { onAhead: (chapterId: number | undefined) => void } {
  const isFromHtml = useIsHydrating();
  const { linkedPage, isFromAfter, isByHistory } = useEntrance();
  const isByLink = linkedPage === null && !isFromAfter && !isByHistory;
  const [drawn, setDrawn] = useState(() => firstDrawn(chapterId, isFromHtml));
  const now = openChapter(drawn, chapterId, isByLink);
  if (now !== drawn) setDrawn(now);
  const onAhead = useCallback((next: number | undefined) => {
    startTransition(() => setDrawn((before) => drawAhead(before, next)));
  }, []);
  return { ...now, onAhead };
}
