import type { ChapterRow, TitleRecord } from './titleRecord';

/** How many chapters can be read at either end of a title (spec §2: the first and latest ranges only). */
export const FIRST_COUNT = 3;
export const LATEST_COUNT = 3;

/** Where readers may be in a title at a moment. */
export interface ChapterRanges {
  first: ChapterRow[];
  latest: ChapterRow[];
  /** Whether there are published chapters between the two. */
  hasChaptersBetween: boolean;
  /** Chapters in the middle, and such whose time is over, that a ticket opens for the time being (spec §4). */
  byTicket: ChapterRow[];
}

/** Why a chapter cannot be read. */
export type ChapterState = 'available' | 'chapterNotYet' | 'chapterEnded' | 'chapterBetween';

/**
 * The chapters of a title that can be read: those at its two ends, within their times (spec §3, §4).
 * What an operator has imported is the operator's own, so all of it can be read.
 */
export function chapterRanges({ chapters, work }: TitleRecord, now: number): ChapterRanges {
  const published = chapters.filter(({ startTimeStamp }) => startTimeStamp <= now);
  const { length } = published;
  const latestFrom = Math.max(length - LATEST_COUNT, 0);
  const firstTo = Math.min(isWhole(work) ? Math.max(latestFrom, FIRST_COUNT) : FIRST_COUNT, length);
  const isReadable = (chapter: ChapterRow) => !hasEnded(chapter, now);
  const first = published.slice(0, firstTo);
  const latest = published.slice(Math.max(latestFrom, firstTo));
  const between = published.slice(firstTo, Math.max(latestFrom, firstTo));
  return {
    first: first.filter(isReadable),
    latest: latest.filter(isReadable),
    hasChaptersBetween: between.length > 0,
    byTicket: published.filter((chapter) => isByTicket(chapter, now) && (between.includes(chapter) || !isReadable(chapter))),
  };
}

/** All chapters that can be read, oldest first. */
export function availableChapters(record: TitleRecord, now: number): ChapterRow[] {
  const { first, latest } = chapterRanges(record, now);
  return [...first, ...latest];
}

/**
 * The same rule for a chapter of which only its place is known: whether it is in one of the two ranges,
 * with so many published chapters of its title before and after it.
 */
export function isInRanges(work: Pick<TitleRecord['work'], 'source'>, place: { before: number; after: number }): boolean {
  return isWhole(work) || place.before < FIRST_COUNT || place.after < LATEST_COUNT;
}

/** All chapters that can be read one way or the other, oldest first. */
export function openChapters(record: TitleRecord, now: number): { chapter: ChapterRow; isByTicket: boolean }[] {
  const available = new Set(availableChapters(record, now));
  const byTicket = new Set(chapterRanges(record, now).byTicket);
  return record.chapters.flatMap((chapter) => {
    const isOpen = available.has(chapter) || byTicket.has(chapter);
    return isOpen ? [{ chapter, isByTicket: !available.has(chapter) }] : [];
  });
}

/** Whether one chapter can be read, or why not. No call of the wire spends a ticket, so one that a ticket opens is open. */
export function chapterState(record: TitleRecord, chapter: ChapterRow, now: number): ChapterState {
  if (chapter.startTimeStamp > now) return 'chapterNotYet';
  if (isByTicket(chapter, now)) return 'available';
  if (hasEnded(chapter, now)) return 'chapterEnded';
  return availableChapters(record, now).includes(chapter) ? 'available' : 'chapterBetween';
}

/** When the next chapter comes: what is scheduled, else what is announced, else 0. */
export function nextChapterTime({ chapters, work }: TitleRecord, now: number): number {
  const scheduled = chapters.map(({ startTimeStamp }) => startTimeStamp).filter((start) => start > now);
  if (scheduled.length > 0) return Math.min(...scheduled);
  return work.nextTimeStamp > now ? work.nextTimeStamp : 0;
}

function isWhole({ source }: Pick<TitleRecord['work'], 'source'>): boolean {
  return source === 'import';
}

function isByTicket({ chapterTicketEndtime }: ChapterRow, now: number): boolean {
  return chapterTicketEndtime > now;
}

function hasEnded({ endTimeStamp }: ChapterRow, now: number): boolean {
  return endTimeStamp !== 0 && endTimeStamp <= now;
}
