import { type ChapterAccess, type ChapterTimes, chapterAccess, ticketOnlyTimes } from './chapterAccess';

/** How many chapters are free at each end of a title (docs/specification.md §2: the first and latest ranges only). */
export const FIRST_COUNT = 3;
export const LATEST_COUNT = 3;

/** How a chapter can be read as part of its title, or why not. A chapter in the middle may be closed before its own end. */
export type TitleAccess = ChapterAccess | 'between';

/** A chapter of a title, and how it can be read. */
export interface ChapterInTitle<C> {
  chapter: C;
  access: TitleAccess;
  /** Whether it lies between the first and the latest range. */
  isBetween: boolean;
}

export interface TitleMoment {
  nowSeconds: number;
  /** Whether all chapters can be read, as with content that operators imported for themselves. */
  isWhole: boolean;
}

/**
 * How each chapter of a title can be read (docs/specification.md §2, Title detail; §4). Chapters come oldest first.
 * Published chapters count for the ranges, even after their own end.
 */
export function titleAccess<C extends ChapterTimes>(
  chapters: readonly C[],
  { nowSeconds, isWhole }: TitleMoment,
): ChapterInTitle<C>[] {
  const isOut = (chapter: C) => chapterAccess(chapter, nowSeconds) !== 'notYet';
  const outCount = chapters.filter(isOut).length;
  let before = 0;
  return chapters.map((chapter) => {
    if (!isOut(chapter)) return { chapter, access: 'notYet', isBetween: false };
    const isBetween = !isInRanges({ before, after: outCount - before - 1 }, isWhole);
    before += 1;
    return { chapter, access: isBetween ? accessBetween(chapter, nowSeconds) : chapterAccess(chapter, nowSeconds), isBetween };
  });
}

/** Whether a chapter is in one of the two ranges, by the number of published chapters of its title before and after it. */
export function isInRanges({ before, after }: { before: number; after: number }, isWhole: boolean): boolean {
  return isWhole || before < FIRST_COUNT || after < LATEST_COUNT;
}

function accessBetween(chapter: ChapterTimes, nowSeconds: number): TitleAccess {
  if (chapterAccess(ticketOnlyTimes(chapter), nowSeconds) === 'ticket') return 'ticket';
  return chapterAccess(chapter, nowSeconds) === 'ended' ? 'ended' : 'between';
}

/** The lists of a title's page (docs/specification.md §3). Every readable chapter is in exactly one of the three. */
export interface ChapterRanges<C> {
  first: C[];
  latest: C[];
  byTicket: C[];
  /** Whether there are published chapters between the two ranges. */
  hasChaptersBetween: boolean;
}

/**
 * Puts a title's chapters into the lists of its page. The latest few have a separate list even if the whole title can be read.
 */
export function chapterRanges<C extends ChapterTimes>(chapters: readonly C[], moment: TitleMoment): ChapterRanges<C> {
  const published = titleAccess(chapters, moment).filter(({ access }) => access !== 'notYet');
  const latestFrom = Math.max(FIRST_COUNT, published.length - LATEST_COUNT);
  const chaptersOf = (entries: readonly ChapterInTitle<C>[], wanted: TitleAccess) =>
    entries.filter(({ access }) => access === wanted).map(({ chapter }) => chapter);
  return {
    first: chaptersOf(published.slice(0, latestFrom), 'free'),
    latest: chaptersOf(published.slice(latestFrom), 'free'),
    byTicket: chaptersOf(published, 'ticket'),
    hasChaptersBetween: published.some(({ isBetween }) => isBetween),
  };
}
