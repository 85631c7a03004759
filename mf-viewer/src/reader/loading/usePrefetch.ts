import { skipToken, useAppSelector } from '@komawari/shared-state';
import { useEffect, useMemo, useRef } from 'react';
import { useExitPositions } from '../../chapter/position/exitPositions';
import { useGetMangaViewerQuery } from '../../chapter/viewerApi';
import { usePages } from '../../images/PagesProvider';
import { isComic, type Leaf, leavesOf } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import type { SharperPictures } from '../../model/chapter/sharperPictures';
import { isEndNear, pageQueue } from '../../model/position/pageQueue';
import { selectQuality } from '../../settings/viewerSlice';

/** What the reader wants to see besides the chapter's own pictures. */
interface Asked {
  /** The pages in the other language. */
  peeked: readonly Leaf[];
  sharper: SharperPictures;
}

/**
 * Loads pages before they are needed, and the next chapter before this one ends. Keeps the pictures that were visible in the
 * previous chapter.
 * @returns the leaves of the next chapter; empty until it is time to load it
 */
export function usePrefetch(
  chapter: ReadingChapter,
  visible: { first: number; last: number },
  { peeked, sharper }: Asked,
): readonly Leaf[] {
  const pages = usePages();
  const exitPositions = useExitPositions();
  const quality = useAppSelector(selectQuality);
  const { leaves, next, lastPage } = chapter;
  // Only the reader may open a chapter that costs a ticket.
  const mayPrepare = next !== undefined && lastPage?.isNextChapterReadByTicket !== true && isEndNear(leaves, visible.last);
  const { data: following } = useGetMangaViewerQuery(
    mayPrepare ? { chapterId: next.chapterId, quality, isAhead: true } : skipToken,
  );
  const nextLeaves = useMemo(() => (following ? leavesOf(following) : []), [following]);
  const before = useRef(visible.first);
  const { first, last } = visible;
  // The pipeline is outside React.
  useEffect(() => {
    const direction = first < before.current ? -1 : 1;
    before.current = first;
    const queue = pageQueue(leaves, { first, last, direction }, nextLeaves);
    const seen = [...peeked.filter(isComic), ...sharper.values(), ...queue.seen];
    // The new page is painted first: after a key press, effects run before the paint.
    const soon = setTimeout(() =>
      pages.setQueue([...seen, ...queue.near, ...(exitPositions.last()?.pictures ?? [])], seen.length),
    );
    return () => clearTimeout(soon);
  }, [pages, exitPositions, leaves, first, last, nextLeaves, peeked, sharper]);
  return nextLeaves;
}
