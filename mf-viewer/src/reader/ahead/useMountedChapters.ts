import { useIsHydrating } from '@komawari/shared-state';
import { startTransition, useCallback, useState } from 'react';
import type { ExpectedNavigation } from '../../chapter/position/expectedNavigationContext';
import { useChapterEntry } from '../../chapter/position/useChapterEntry';
import { firstDrawn, type MountedChapters, openChapter, type PrerenderTarget, prerenderChapter } from './mountedChapters';

/** The open chapter, and the one that is rendered before it is opened. */
export function useMountedChapters(
  chapterId: number,
): MountedChapters & { onAhead: (ahead: PrerenderTarget | undefined) => void } {
  const isFromHtml = useIsHydrating();
  const [drawn, setDrawn] = useState(() => firstDrawn(chapterId, isFromHtml));
  const now = openChapter(drawn, chapterId, useStep());
  if (now !== drawn) setDrawn(now);
  const onAhead = useCallback((ahead: PrerenderTarget | undefined) => {
    startTransition(() => setDrawn((before) => prerenderChapter(before, ahead)));
  }, []);
  return { ...now, onAhead };
}

function useStep(): ExpectedNavigation | undefined {
  const { linkedPage, isFromNextChapter, isByHistory } = useChapterEntry();
  if (isByHistory) return 'history';
  return linkedPage === null && !isFromNextChapter ? 'link' : undefined;
}
