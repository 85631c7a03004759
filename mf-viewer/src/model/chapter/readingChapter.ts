import { type PictureSize, readingDirection, usualPageSize } from '@komawari/shared-domain';
import type { Campaign, Chapter, LastPage, MangaViewer } from '@komawari/shared-proto';
import type { TitleSettings } from '../settings/viewerSettings';
import { byRelease } from './byRelease';
import { type BannerInPlace, isComic, type Leaf, leavesOf, pageCountOf } from './leaves';

/** A chapter as the viewer works with it: the answer of the API, and what follows from it. */
export interface ReadingChapter {
  chapterId: number;
  titleId: number;
  titleName: string;
  chapterName: string;
  isVerticalOnly: boolean;
  /** What the title says of itself, which its reader may know better. */
  isMarkedVertical: boolean;
  isRtl: boolean;
  leaves: readonly Leaf[];
  /** How many pictures there are. */
  pageCount: number;
  /** The size that most pictures of the chapter have. */
  usualSize: PictureSize;
  chapters: readonly Chapter[];
  previous: Chapter | undefined;
  next: Chapter | undefined;
  lastPage: LastPage | undefined;
  numberOfComments: number;
  share: { text: string; url: string };
  /** When the promo is shown in the reader's region. */
  campaigns: readonly Campaign[];
}

/** Derives all that the viewer needs from one answer. */
export function readingChapter(viewer: MangaViewer, bannerIn?: BannerInPlace): ReadingChapter {
  const { chapterId, titleId, titleName, chapterName, isVerticalOnly, chapters, numberOfComments, sns } = viewer;
  const leaves = leavesOf(viewer, bannerIn);
  const lastLeaf = leaves.findLast((leaf) => leaf.kind === 'last');
  const lastPage = lastLeaf?.kind === 'last' ? lastLeaf.lastPage : undefined;
  return {
    chapterId,
    titleId,
    titleName,
    chapterName,
    isVerticalOnly,
    isMarkedVertical: isVerticalOnly,
    isRtl: readingDirection(viewer) === 'rtl',
    leaves,
    pageCount: pageCountOf(leaves),
    usualSize: usualPageSize(leaves.filter(isComic)),
    chapters,
    previous: neighbor(chapters, chapterId, -1),
    // The last page knows it best; the list is what remains when it says nothing.
    next: lastPage ? lastPage.nextChapter : neighbor(chapters, chapterId, 1),
    lastPage,
    numberOfComments,
    campaigns: viewer.campaigns,
    share: { text: sns?.body ?? '', url: sns?.url ?? '' },
  };
}

/**
 * The chapter as its reader corrected it, where the title is marked wrongly: a book that is called a strip, and the order of
 * its pages. A strip has no right side to start from.
 */
export function asCorrected<Chapter extends Pick<ReadingChapter, 'isRtl' | 'isVerticalOnly'>>(
  chapter: Chapter,
  { isBook, pageOrder }: Pick<TitleSettings, 'isBook' | 'pageOrder'>,
): Chapter {
  const isVerticalOnly = chapter.isVerticalOnly && !isBook;
  const isRtl = pageOrder === 'auto' || isVerticalOnly ? chapter.isRtl : pageOrder === 'rtl';
  return isRtl === chapter.isRtl && isVerticalOnly === chapter.isVerticalOnly ? chapter : { ...chapter, isVerticalOnly, isRtl };
}

/** The chapter that came out just before or after, whatever order the list is in. */
function neighbor(chapters: readonly Chapter[], chapterId: number, by: 1 | -1): Chapter | undefined {
  const byTime = byRelease(chapters);
  const index = byTime.findIndex((chapter) => chapter.chapterId === chapterId);
  return index < 0 ? undefined : byTime[index + by];
}
