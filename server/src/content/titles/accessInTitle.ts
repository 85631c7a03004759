import { type ChapterInTitle, chapterRanges, ticketOnlyTimes, titleAccess } from '@komawari/shared-domain';
import type { ChapterRecord, ChapterRow, TitleRecord } from './titleRecords';

/** A chapter of a title, and how it can be read at a certain time. */
export type AccessInTitle = ChapterInTitle<ChapterRow>;

/** The lists of a title's page, with the chapters in the form for clients. */
export interface RangesOfTitle {
  first: ChapterRow[];
  latest: ChapterRow[];
  byTicket: ChapterRow[];
  hasChaptersBetween: boolean;
}

/** How each chapter of a title can be read, oldest first. */
export function accessInTitle({ chapters, work }: TitleRecord, now: number): AccessInTitle[] {
  return titleAccess(chapters, { nowSeconds: now, isWhole: isWholeWork(work) });
}

/** How one chapter can be read. */
export function accessOfChapter({ record, chapter }: ChapterRecord, now: number): AccessInTitle['access'] {
  return accessInTitle(record, now).find((each) => each.chapter === chapter)?.access ?? 'notYet';
}

/** The chapters that can be read for free or by ticket, oldest first. */
export function readableInTitle(record: TitleRecord, now: number): AccessInTitle[] {
  return accessInTitle(record, now).filter(({ access }) => access === 'free' || access === 'ticket');
}

export function rangesOfTitle(record: TitleRecord, now: number): RangesOfTitle {
  const ranges = chapterRanges(record.chapters, { nowSeconds: now, isWhole: isWholeWork(record.work) });
  const byTicket = accessInTitle(record, now).filter(({ access }) => access === 'ticket');
  return { ...ranges, byTicket: byTicket.map(chapterForClient) };
}

/**
 * A chapter in the form for clients. Its position in the title can close it even if it has not ended. Then the client is told
 * that it has ended, so that it reaches the server's result by the same rule (docs/decisions/0033-who-may-read-a-chapter.md).
 */
export function chapterForClient({ chapter, isBetween }: Pick<AccessInTitle, 'chapter' | 'isBetween'>): ChapterRow {
  return isBetween ? ticketOnlyTimes(chapter) : chapter;
}

/** Comics that an operator has imported belong to the operator, so all chapters can be read. */
export function isWholeWork({ source }: { source: string }): boolean {
  return source === 'import';
}

/** The time of the next chapter: the scheduled time, otherwise the announced one, otherwise 0. */
export function nextChapterTime({ chapters, work }: TitleRecord, now: number): number {
  const scheduled = chapters.map(({ startTimeStamp }) => startTimeStamp).filter((start) => start > now);
  if (scheduled.length > 0) return Math.min(...scheduled);
  return work.nextTimeStamp > now ? work.nextTimeStamp : 0;
}
