import { skipToken, useAppSelector } from '@komawari/shared-state';
import { useEffect, useMemo, useState } from 'react';
import { useGetMangaViewerQuery } from '../../chapter/viewerApi';
import { type ComicLeaf, isComic, leavesOf } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { selectQuality } from '../../settings/viewerSlice';
import { type Connection, isSlow } from './slowConnection';

/**
 * On a slow line, the pages of a chapter in low quality: drafts that are shown until the sharp ones have come.
 * Asked for beside the chapter itself, so that they are not too late for its first page.
 */
export function useDrafts(chapterId: number): readonly ComicLeaf[] {
  const quality = useAppSelector(selectQuality);
  const [isOnSlowLine, setIsOnSlowLine] = useState(false);
  // The line is known to the browser alone, and only to some.
  useEffect(() => setIsOnSlowLine(isSlow((navigator as { connection?: Connection }).connection)), []);
  const mayDraft = isOnSlowLine && quality !== 'low';
  const { data } = useGetMangaViewerQuery(mayDraft ? { chapterId, quality: 'low' } : skipToken);
  return useMemo(() => (data && mayDraft ? leavesOf(data).filter(isComic) : []), [data, mayDraft]);
}

/** Lays drafts below the pages, if they are the same pages. */
export function withDrafts(chapter: ReadingChapter, drafts: readonly ComicLeaf[]): ReadingChapter {
  if (drafts.length !== chapter.pageCount) return chapter;
  return {
    ...chapter,
    leaves: chapter.leaves.map((leaf) => (isComic(leaf) ? { ...leaf, draft: drafts[leaf.number - 1] } : leaf)),
  };
}
