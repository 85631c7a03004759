import { isSameChapter, preferredSibling, siblingTitles } from '@komawari/shared-domain';
import { selectContentLanguages, skipToken, useAppSelector } from '@komawari/shared-state';
import { memo, useEffect, useMemo } from 'react';
import { useGetMangaViewerQuery, useGetReadTitleQuery } from '../chapter/viewerApi';
import { leavesOf } from '../model/chapter/leaves';
import { withPicturesOf } from '../model/chapter/withPicturesOf';
import { selectQuality } from '../settings/viewerSlice';
import type { PeekSearch } from './usePeek';

/**
 * Searches for the chapter in the other languages of its work, and renders nothing. So its code may load after the first screen.
 * Turning a page does not change the search.
 */
export const PeekFinder = memo(function PeekFinder({ chapter, chosen, isNeeded, onFound }: PeekSearch) {
  const quality = useAppSelector(selectQuality);
  const readLanguages = useAppSelector(selectContentLanguages);
  const { data: ownTitle } = useGetReadTitleQuery({ titleId: chapter.titleId });
  const siblings = useMemo(
    () => siblingTitles(ownTitle?.titleLanguages ?? []).filter(({ titleId }) => titleId !== chapter.titleId),
    [ownTitle, chapter.titleId],
  );
  const sibling =
    siblings.find(({ locale }) => locale === chosen) ??
    (ownTitle && preferredSibling(ownTitle.titleLanguages, chapter.titleId, readLanguages));
  const { data: siblingTitle, isError: hasNoTitle } = useGetReadTitleQuery(
    isNeeded && sibling ? { titleId: sibling.titleId } : skipToken,
  );
  const siblingChapter =
    siblingTitle &&
    [...siblingTitle.firstChapterList, ...siblingTitle.lastChapterList].find(({ name }) =>
      isSameChapter(name, chapter.chapterName),
    );
  const { data: viewer, isError: hasNoPages } = useGetMangaViewerQuery(
    siblingChapter ? { chapterId: siblingChapter.chapterId, quality, isAhead: true } : skipToken,
  );
  const others = useMemo(() => viewer && withPicturesOf(chapter.leaves, leavesOf(viewer)), [viewer, chapter]);
  const isImpossible =
    hasNoTitle || hasNoPages || (siblingTitle !== undefined && !siblingChapter) || (viewer !== undefined && !others);
  const locale = sibling?.locale;
  const locales = useMemo(() => siblings.map((other) => other.locale), [siblings]);
  // Other components render the result.
  useEffect(() => onFound({ locale, locales, others, isImpossible }), [onFound, locale, locales, others, isImpossible]);
  return null;
});
