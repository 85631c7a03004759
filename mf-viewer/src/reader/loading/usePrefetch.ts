import { skipToken, useAppSelector } from '@komawari/shared-state';
import { useEffect, useMemo, useRef } from 'react';
import { useLeftPositions } from '../../chapter/position/leftPositions';
import { useGetMangaViewerQuery } from '../../chapter/viewerApi';
import { usePages } from '../../images/PagesProvider';
import { isComic, type Leaf, leavesOf } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import type { SharperPictures } from '../../model/chapter/sharperPictures';
import { isEndNear, pageQueue } from '../../model/position/pageQueue';
import { selectQuality } from '../../settings/viewerSlice';

/** What the reader asked to see beside the chapter's own pictures. */
interface Asked {
  /** Pages in the other language. */
  peeked: readonly Leaf[];
  sharper: SharperPictures;
}

/**
 * Has pages arrive before they are needed, and the next chapter before this one ends; and keeps what was seen of the one before.
 * @returns what is known of the next chapter: nothing until it is time for it
 */
export function usePrefetch(
  chapter: ReadingChapter,
  visible: { first: number; last: number },
  { peeked, sharper }: Asked,
): readonly Leaf[] {
  const pages = usePages();
  const leftPositions = useLeftPositions();
  const quality = useAppSelector(selectQuality);
  const { leaves, next, lastPage } = chapter;
  // A chapter that costs a ticket is opened by the reader alone.
  const mayPrepare = next !== undefined && lastPage?.isNextChapterReadByTicket !== true && isEndNear(leaves, visible.last);
  const { data: following } = useGetMangaViewerQuery(
    mayPrepare ? { chapterId: next.chapterId, quality, isAhead: true } : skipToken,
  );
  const nextLeaves = useMemo(() => (following ? leavesOf(following) : []), [following]);
  const before = useRef(visible.first);
  const { first, last } = visible;
  // The pipeline lives outside React.
  useEffect(() => {
    const direction = first < before.current ? -1 : 1;
    before.current = first;
    const queue = pageQueue(leaves, { first, last, direction }, nextLeaves);
    const seen = [...peeked.filter(isComic), ...sharper.values(), ...queue.seen];
    // What is turned to is painted first: after a key, effects run before the screen is drawn.
    const soon = setTimeout(() =>
      pages.setQueue([...seen, ...queue.near, ...(leftPositions.last()?.pictures ?? [])], seen.length),
    );
    return () => clearTimeout(soon);
  }, [pages, leftPositions, leaves, first, last, nextLeaves, peeked, sharper]);
  return nextLeaves;
}
