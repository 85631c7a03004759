import { useIsHydrating } from '@komawari/shared-state';
import { startTransition, useCallback, useState } from 'react';
import type { StepAhead } from '../../chapter/position/aheadContext';
import { useEntrance } from '../../chapter/position/useEntrance';
import { type ChapterAhead, type DrawnChapters, drawAhead, firstDrawn, openChapter } from './drawnChapters';

/** The open chapter, and the one that is rendered before it is opened. */
export function useDrawnChapters(chapterId: number): DrawnChapters & { onAhead: (ahead: ChapterAhead | undefined) => void } {
  const isFromHtml = useIsHydrating();
  const [drawn, setDrawn] = useState(() => firstDrawn(chapterId, isFromHtml));
  const now = openChapter(drawn, chapterId, useStep());
  if (now !== drawn) setDrawn(now);
  const onAhead = useCallback((ahead: ChapterAhead | undefined) => {
    startTransition(() => setDrawn((before) => drawAhead(before, ahead)));
  }, []);
  return { ...now, onAhead };
}

function useStep(): StepAhead | undefined {
  const { linkedPage, isFromAfter, isByHistory } = useEntrance();
  if (isByHistory) return 'history';
  return linkedPage === null && !isFromAfter ? 'link' : undefined;
}
