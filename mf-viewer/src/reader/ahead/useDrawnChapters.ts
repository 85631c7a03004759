import { useIsHydrating } from '@komawari/shared-state';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useEntrance } from '../../chapter/position/useEntrance';
import { usePages } from '../../images/PagesProvider';
import { type DrawnChapters, drawAhead, firstDrawn, openChapter, type Way } from './drawnChapters';

/** The chapter that is read, the next one once it is to be drawn ahead, and the one before as it was left, with the pictures that were seen. */
export function useDrawnChapters(chapterId: number): DrawnChapters & { onAhead: (chapterId: number | undefined) => void } {
  const isFromHtml = useIsHydrating();
  const { linkedPage, isFromAfter, isByHistory } = useEntrance();
  const way: Way = isByHistory ? 'history' : linkedPage === null && !isFromAfter ? 'link' : 'other';
  const pages = usePages();
  const [drawn, setDrawn] = useState(() => firstDrawn(chapterId, isFromHtml));
  const now = openChapter(drawn, chapterId, way);
  if (now !== drawn) setDrawn(now);
  // Before the pictures of the chapter that is opened are asked for, which takes a turn.
  useEffect(() => {
    if (now.left) pages.keepSeen();
  }, [now.left, pages]);
  const onAhead = useCallback((next: number | undefined) => {
    startTransition(() => setDrawn((before) => drawAhead(before, next)));
  }, []);
  return { ...now, onAhead };
}
