import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { selectProgress, useAppSelector, useSearchParams } from '@komawari/shared-state';
import type { ReadingChapter } from '../chapter/readingChapter';
import { openingPlace } from '../position/place';
import { type PlaceHandle, usePlace } from '../position/usePlace';
import { useKeptPlace } from './useKeptPlace';

/** The place in one chapter: opened where it was left or linked to, and kept as it changes. */
export function useReadingPlace(chapter: ReadingChapter): PlaceHandle {
  const [search] = useSearchParams();
  const stored = useAppSelector((state) => selectProgress(state, chapter.titleId));
  const [opening] = useState(() => openingPlace({ chapterId: chapter.chapterId, leaves: chapter.leaves, linkedPage: search.get('p'), stored }));
  const latest = useRef({ exact: opening, looking: opening.leaf });
  const keep = useKeptPlace(chapter, latest);
  const { exact, looking, reach } = usePlace(opening, chapter.leaves.length);
  const reachAndKeep = useCallback<PlaceHandle['reach']>(
    (place, leaf) => {
      reach(place, leaf);
      latest.current = { exact: exact.current, looking: leaf };
      keep();
    },
    [reach, exact, keep],
  );
  // Opening a chapter is reading it, even before the first turn.
  useEffect(() => keep(), [keep]);
  return useMemo(() => ({ exact, looking, reach: reachAndKeep }), [exact, looking, reachAndKeep]);
}
