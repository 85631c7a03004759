import { useMemo, useState, useSyncExternalStore } from 'react';
import { type Locale, selectContentLanguages, skipToken, useAppSelector } from '@komawari/shared-state';
import { isComic, leavesOf, type Leaf } from '../chapter/leaves';
import type { ReadingChapter } from '../chapter/readingChapter';
import { useGetMangaViewerQuery, useGetReadTitleQuery } from '../chapter/viewerApi';
import { usePages } from '../pages/PagesProvider';
import { selectQuality } from '../settings/viewerSlice';
import { inOtherLanguage, sameChapter, siblingOf } from './sibling';

export interface Peek {
  /** Where there is a sibling title at all. */
  locale: Locale | undefined;
  isHeld: boolean;
  hold: (isHeld: boolean) => void;
  /** The sibling has no such chapter, or its pages do not lie over these. */
  isRefused: boolean;
  /** The leaves to show while it is held; `undefined` until their pictures are there. */
  leaves: readonly Leaf[] | undefined;
  /** What is to be loaded for it now. */
  wanted: readonly Leaf[];
}

/** The same page in another language, for as long as a key or a button is held (viewer brief, part 2 item 4). Nothing is asked for before the first time. */
export function usePeek(chapter: ReadingChapter, seen: { first: number; last: number }): Peek {
  const [isHeld, setIsHeld] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const quality = useAppSelector(selectQuality);
  const readLanguages = useAppSelector(selectContentLanguages);
  const { data: own } = useGetReadTitleQuery({ titleId: chapter.titleId });
  const sibling = own && siblingOf(own.titleLanguages, chapter.titleId, readLanguages);
  const { data: theirs, isError: hasNoTitle } = useGetReadTitleQuery(isAsked && sibling ? { titleId: sibling.titleId } : skipToken);
  const twin = theirs && sameChapter([...theirs.firstChapterList, ...theirs.lastChapterList], chapter.chapterName);
  const { data: viewer, isError: hasNoPages } = useGetMangaViewerQuery(twin ? { chapterId: twin.chapterId, quality } : skipToken);
  // In a strip the page before and the page after are in sight too.
  const [first, last] = [seen.first - 1, seen.last + 1];
  const other = useMemo(() => viewer && inOtherLanguage(chapter.leaves, leavesOf(viewer), { first, last }), [viewer, chapter, first, last]);
  const wanted = useMemo(() => (isHeld && other ? other.slice(Math.max(0, first), last + 1) : []), [isHeld, other, first, last]);
  const isReady = useAreReady(wanted);
  const isRefused = hasNoTitle || hasNoPages || (theirs !== undefined && !twin) || (viewer !== undefined && !other);
  return {
    locale: sibling?.locale,
    isHeld,
    hold(held) {
      setIsHeld(held);
      if (held) setIsAsked(true);
    },
    isRefused: isHeld && isRefused,
    leaves: isHeld && isReady ? other : undefined,
    wanted,
  };
}

/** A page is swapped when the other one is there, so that nothing flashes. */
function useAreReady(leaves: readonly Leaf[]): boolean {
  const pages = usePages();
  const read = () => leaves.filter(isComic).every((leaf) => pages.stateOf(leaf).kind === 'ready');
  return useSyncExternalStore(pages.subscribe, read, read);
}
