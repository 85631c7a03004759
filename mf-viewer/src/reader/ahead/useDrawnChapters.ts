import { useIsHydrating, useLocation, useNavigationType, useSearchParams } from '@komawari/shared-state';
import { startTransition, useCallback, useState } from 'react';
import { readOnOf } from '../../model/position/readOn';
import { type DrawnChapters, drawAhead, firstDrawn, openChapter } from './drawnChapters';

/** The chapter that is read, and the next one once it is to be drawn ahead. */
export function useDrawnChapters(chapterId: number): DrawnChapters & { onAhead: (chapterId: number | undefined) => void } {
  const isFromHtml = useIsHydrating();
  const isByLink = useIsByLink();
  const [drawn, setDrawn] = useState(() => firstDrawn(chapterId, isFromHtml));
  const now = openChapter(drawn, chapterId, isByLink);
  if (now !== drawn) setDrawn(now);
  const onAhead = useCallback((next: number | undefined) => {
    startTransition(() => setDrawn((before) => drawAhead(before, next)));
  }, []);
  return { ...now, onAhead };
}

/** Whether nothing but the chapter is known of where to open it: no page, and no place where it was left. */
function useIsByLink(): boolean {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return useNavigationType() !== 'POP' && !search.has('p') && readOnOf(state)?.by !== -1;
}
