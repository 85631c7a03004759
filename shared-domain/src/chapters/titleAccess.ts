import { type ChapterAccess, type ChapterTimes, chapterAccess, ticketOnlyTimes } from './chapterAccess';

/** How many chapters are free at either end of a title (docs/specification.md §2: the first and latest ranges only). */
export const FIRST_COUNT = 3;
export const LATEST_COUNT = 3;

/** How a chapter can be read as part of its title, or why not: one of the middle may be closed though its own time runs. */
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
  /** All of it can be read, as of what operators have imported for themselves. */
  isWhole: boolean;
}

/**
 * How each chapter of a title can be read (docs/specification.md §2, Title detail; §4). Chapters come oldest first;
 * those that are out are counted for the ranges, also where their own time is over.
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

/** Whether a chapter is in one of the two ranges, with so many published chapters of its title before and after it. */
export function isInRanges({ before, after }: { before: number; after: number }, isWhole: boolean): boolean {
  return isWhole || before < FIRST_COUNT || after < LATEST_COUNT;
}

function accessBetween(chapter: ChapterTimes, nowSeconds: number): TitleAccess {
  if (chapterAccess(ticketOnlyTimes(chapter), nowSeconds) === 'ticket') return 'ticket';
  return chapterAccess(chapter, nowSeconds) === 'ended' ? 'ended' : 'between';
}

/** The lists of a title's page (docs/specification.md §3). Every chapter that can be read is in exactly one of the three. */
export interface ChapterRanges<C> {
  first: C[];
  latest: C[];
  byTicket: C[];
  /** Whether there are published chapters between the two ranges. */
  hasChaptersBetween: boolean;
}

/** Puts a title's chapters into the lists of its page. Of a title that is whole, the latest few still stand apart. */
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
