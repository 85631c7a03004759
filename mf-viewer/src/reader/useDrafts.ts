import { useEffect, useMemo, useState } from 'react';
import { skipToken, useAppSelector } from '@komawari/shared-state';
import { isComic, leavesOf } from '../chapter/leaves';
import type { ReadingChapter } from '../chapter/readingChapter';
import { useGetMangaViewerQuery } from '../chapter/viewerApi';
import { type Connection, isSlow } from '../pages/slowConnection';
import { selectQuality } from '../settings/viewerSlice';

/** On a slow line every page gets a draft of low quality, shown until the sharp one has come (viewer brief, part 2 item 8). */
export function useDrafts(chapter: ReadingChapter): ReadingChapter {
  const quality = useAppSelector(selectQuality);
  const [isOnSlowLine, setIsOnSlowLine] = useState(false);
  // The line is known to the browser alone, and only to some.
  useEffect(() => setIsOnSlowLine(isSlow((navigator as { connection?: Connection }).connection)), []);
  const mayDraft = isOnSlowLine && quality !== 'low';
  const { data } = useGetMangaViewerQuery(mayDraft ? { chapterId: chapter.chapterId, quality: 'low' } : skipToken);
  return useMemo(() => {
    const drafts = data && mayDraft ? leavesOf(data).filter(isComic) : [];
    if (drafts.length !== chapter.pageCount) return chapter;
    return { ...chapter, leaves: chapter.leaves.map((leaf) => (isComic(leaf) ? { ...leaf, draft: drafts[leaf.number - 1] } : leaf)) };
  }, [chapter, data, mayDraft]);
}
