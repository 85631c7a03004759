import { selectProgress, useAppSelector, useSearchParams } from '@komawari/shared-state';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { openingPlace } from '../../model/position/place';
import { useKeptPlace } from './useKeptPlace';
import { type PlaceHandle, usePlace } from './usePlace';

/** The place in one chapter: opened where it was left or linked to, and kept as it changes. */
export function useReadingPlace(chapter: ReadingChapter): { place: PlaceHandle; looking: number } {
  const [search] = useSearchParams();
  // Where it was left counts when it opens, and not each time that it is kept.
  const stored = useAppSelector((state) => selectProgress(state, chapter.titleId), isAsWhenOpened);
  const [opening] = useState(() =>
    openingPlace({ chapterId: chapter.chapterId, leaves: chapter.leaves, linkedPage: search.get('p'), stored }),
  );
  const latest = useRef({ exact: opening, looking: opening.leaf });
  const keep = useKeptPlace(chapter, latest);
  const { place, looking } = usePlace(opening, chapter.leaves.length);
  const reach = useCallback<PlaceHandle['reach']>(
    (next, leaf, when) => {
      place.reach(next, leaf, when);
      latest.current = { exact: place.exact.current, looking: leaf };
      keep();
    },
    [place, keep],
  );
  // Opening a chapter is reading it, even before the first turn.
  useEffect(() => keep(), [keep]);
  return { place: useMemo(() => ({ ...place, reach }), [place, reach]), looking };
}

function isAsWhenOpened(): boolean {
  return true;
}
