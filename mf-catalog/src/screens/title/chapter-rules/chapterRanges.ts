import type { Chapter, TitleDetailView } from '@komawari/shared-proto';
import { chapterNumber } from './chapterNumber';

export type ChapterOrder = 'newestFirst' | 'oldestFirst';

/** The two runs of chapters that can be read, as they stand on the screen. */
export interface ChapterRanges {
  upper: readonly Chapter[];
  lower: readonly Chapter[];
}

/** The ranges of a title from the oldest chapter to the newest. A chapter that both lists name is shown once. */
export function oldestFirstRanges(view: Pick<TitleDetailView, 'firstChapterList' | 'lastChapterList'>): ChapterRanges {
  const inFirst = new Set(view.firstChapterList.map((chapter) => chapter.chapterId));
  return {
    upper: view.firstChapterList,
    lower: view.lastChapterList.filter((chapter) => !inFirst.has(chapter.chapterId)),
  };
}

/** The other order: the two lists are swapped and each is reversed (spec §4, chapter list sort). */
export function toggledRanges({ upper, lower }: ChapterRanges): ChapterRanges {
  return { upper: lower.toReversed(), lower: upper.toReversed() };
}

/** The ranges of a title in the order that the reader wants. */
export function chapterRanges(
  view: Pick<TitleDetailView, 'firstChapterList' | 'lastChapterList'>,
  order: ChapterOrder,
): ChapterRanges {
  const ranges = oldestFirstRanges(view);
  return order === 'oldestFirst' ? ranges : toggledRanges(ranges);
}

/** How many chapters the break between the ranges stands for, where the names of its neighbours tell. */
export function missingBetween({ upper, lower }: ChapterRanges): number | undefined {
  const above = chapterNumber(upper.at(-1)?.name);
  const below = chapterNumber(lower[0]?.name);
  if (above === undefined || below === undefined) return undefined;
  const count = Math.ceil(Math.abs(above - below)) - 1;
  return count > 0 ? count : undefined;
}
