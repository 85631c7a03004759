import { type PictureSize, readingDirection, usualPageSize } from '@komawari/shared-domain';
import type { Campaign, Chapter, LastPage, MangaViewer } from '@komawari/shared-proto';
import type { TitleSettings } from '../settings/viewerSettings';
import { byRelease } from './byRelease';
import { type BannerInPlace, isComic, type Leaf, leavesOf, pageCountOf } from './leaves';

/** A chapter as the viewer uses it: the answer of the API and data derived from it. */
export interface ReadingChapter {
  chapterId: number;
  titleId: number;
  titleName: string;
  chapterName: string;
  isVerticalOnly: boolean;
  /** What the title's data says. The reader may correct it. */
  isMarkedVertical: boolean;
  isRtl: boolean;
  leaves: readonly Leaf[];
  /** The number of pictures. */
  pageCount: number;
  /** The most common size of the chapter's pictures. */
  usualSize: PictureSize;
  chapters: readonly Chapter[];
  previous: Chapter | undefined;
  next: Chapter | undefined;
  lastPage: LastPage | undefined;
  numberOfComments: number;
  share: { text: string; url: string };
  /** When the app promotion is shown in the reader's region. */
  campaigns: readonly Campaign[];
}

/** Derives all data that the viewer needs from one answer. */
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
    // The last page has the most reliable answer. The list is used only if there is no last page.
    next: lastPage ? lastPage.nextChapter : neighbor(chapters, chapterId, 1),
    lastPage,
    numberOfComments,
    campaigns: viewer.campaigns,
    share: { text: sns?.body ?? '', url: sns?.url ?? '' },
  };
}

/**
 * The chapter with the reader's corrections, for a title with wrong data: a book that is marked as a strip, or a wrong page
 * order. A strip has no page order from the right.
 */
export function asCorrected<Chapter extends Pick<ReadingChapter, 'isRtl' | 'isVerticalOnly'>>(
  chapter: Chapter,
  { isBook, pageOrder }: Pick<TitleSettings, 'isBook' | 'pageOrder'>,
): Chapter {
  const isVerticalOnly = chapter.isVerticalOnly && !isBook;
  const isRtl = pageOrder === 'auto' || isVerticalOnly ? chapter.isRtl : pageOrder === 'rtl';
  return isRtl === chapter.isRtl && isVerticalOnly === chapter.isVerticalOnly ? chapter : { ...chapter, isVerticalOnly, isRtl };
}

/** The chapter released just before or after this one, whatever the order of the list. */
function neighbor(chapters: readonly Chapter[], chapterId: number, by: 1 | -1): Chapter | undefined {
  const byTime = byRelease(chapters);
  const index = byTime.findIndex((chapter) => chapter.chapterId === chapterId);
  return index < 0 ? undefined : byTime[index + by];
}
