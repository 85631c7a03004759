import type { Chapter, TitleDetailView } from '@komawari/shared-proto';
import { chapterNumber } from './chapterNumber';
import { missingChapters } from './missingChapters';

export type ChapterOrder = 'newestFirst' | 'oldestFirst';

type RangesOfView = Pick<TitleDetailView, 'firstChapterList' | 'lastChapterList'>;

/** The two ranges of readable chapters, in screen order. */
export interface OrderedRanges {
  upper: readonly Chapter[];
  lower: readonly Chapter[];
}

/** A title's ranges in the reader's order. The other order swaps the lists and reverses each (docs/specification.md §4). */
export function orderedRanges(view: RangesOfView, order: ChapterOrder): OrderedRanges {
  const { upper, lower } = oldestFirst(view);
  return order === 'oldestFirst' ? { upper, lower } : { upper: lower.toReversed(), lower: upper.toReversed() };
}

/**
 * How many chapters between the ranges cannot be read, if the names of the chapters next to the gap tell. Chapters that a ticket
 * opens have their own list, and are not missing.
 */
export function missingCount(view: RangesOfView & Pick<TitleDetailView, 'ticketChapterList'>): number | undefined {
  const { upper, lower } = oldestFirst(view);
  const missing = missingChapters(upper.at(-1)?.name, lower[0]?.name);
  if (!missing) return undefined;
  const byTicket = view.ticketChapterList.map(({ name }) => chapterNumber(name));
  const isBetween = (number: number | undefined) =>
    number !== undefined && Number.isInteger(number) && number >= missing.from && number <= missing.to;
  return missing.count - new Set(byTicket.filter(isBetween)).size;
}

/** Shows a chapter once if both lists contain it. */
function oldestFirst({ firstChapterList, lastChapterList }: RangesOfView): OrderedRanges {
  const inFirst = new Set(firstChapterList.map(({ chapterId }) => chapterId));
  return { upper: firstChapterList, lower: lastChapterList.filter(({ chapterId }) => !inFirst.has(chapterId)) };
}
