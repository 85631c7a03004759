import { skipToken, useAppSelector } from '@komawari/shared-state';
import { useEffect, useMemo, useState } from 'react';
import { useGetMangaViewerQuery } from '../../chapter/viewerApi';
import { type ComicLeaf, isComic, leavesOf } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { selectQuality } from '../../settings/viewerSlice';
import { type Connection, isSlow } from './slowConnection';

/**
 * On a slow connection, the pages of a chapter in low quality. They are drafts, shown until the sharp ones have loaded. They are
 * requested together with the chapter, so that they arrive in time for its first page.
 */
export function useDrafts(chapterId: number): readonly ComicLeaf[] {
  const quality = useAppSelector(selectQuality);
  const [isOnSlowLine, setIsOnSlowLine] = useState(false);
  // Only the browser knows the connection, and only some report it.
  useEffect(() => setIsOnSlowLine(isSlow((navigator as { connection?: Connection }).connection)), []);
  const mayDraft = isOnSlowLine && quality !== 'low';
  const { data } = useGetMangaViewerQuery(mayDraft ? { chapterId, quality: 'low' } : skipToken);
  return useMemo(() => (data && mayDraft ? leavesOf(data).filter(isComic) : []), [data, mayDraft]);
}

/** Adds drafts to the pages, if they are the same pages. */
export function withDrafts(chapter: ReadingChapter, drafts: readonly ComicLeaf[]): ReadingChapter {
  if (drafts.length !== chapter.pageCount) return chapter;
  return {
    ...chapter,
    leaves: chapter.leaves.map((leaf) => (isComic(leaf) ? { ...leaf, draft: drafts[leaf.number - 1] } : leaf)),
  };
}
