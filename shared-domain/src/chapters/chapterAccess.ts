import type { Chapter } from '@komawari/shared-proto';
import { DAY_SECONDS } from '../days/daySeconds';

/** The times that decide who may read a chapter, in seconds as on the wire. An end of 0 is no end, a ticket end of 0 no ticket. */
export type ChapterTimes = Pick<Chapter, 'startTimeStamp' | 'endTimeStamp' | 'chapterTicketEndtime'>;

/** How a chapter can be read at a moment, or why not. */
export type ChapterAccess = 'notYet' | 'free' | 'ticket' | 'ended';

/**
 * How a chapter can be read: free from its start to its end, by ticket until its ticket end (docs/specification.md §4).
 *
 * | moment                                | access   |
 * |---------------------------------------|----------|
 * | before the start                      | `notYet`, whatever the ticket says: a ticket opens nothing that is not out |
 * | from the start, before the end        | `free`, whatever the ticket says: nobody spends a ticket on what is free |
 * | from the end, before the ticket end   | `ticket` |
 * | from the end and from the ticket end  | `ended`  |
 *
 * A moment that equals a start is after it, and one that equals an end is after it.
 */
export function chapterAccess(times: ChapterTimes, nowSeconds: number): ChapterAccess {
  const { startTimeStamp, endTimeStamp, chapterTicketEndtime } = times;
  if (nowSeconds < startTimeStamp) return 'notYet';
  if (endTimeStamp === 0 || nowSeconds < endTimeStamp) return 'free';
  return nowSeconds < chapterTicketEndtime ? 'ticket' : 'ended';
}

/** Whether a reader may open a chapter, free or by ticket. Every list links what this says, and nothing else. */
export function isReadable(times: ChapterTimes, nowSeconds: number): boolean {
  const access = chapterAccess(times, nowSeconds);
  return access === 'free' || access === 'ticket';
}

/** docs/specification.md §9: the end of a chapter is told when it is this near. */
export const LEAVING_SOON_SECONDS = 7 * DAY_SECONDS;

/** When a chapter that can be read will close, where a reader should be told: its ticket end, or an end within seven days. */
export function chapterDeadline(times: ChapterTimes, nowSeconds: number): number | undefined {
  const { endTimeStamp, chapterTicketEndtime } = times;
  switch (chapterAccess(times, nowSeconds)) {
    case 'ticket':
      return chapterTicketEndtime;
    case 'free':
      return endTimeStamp > 0 && endTimeStamp - nowSeconds <= LEAVING_SOON_SECONDS ? endTimeStamp : undefined;
    default:
      return undefined;
  }
}

/**
 * The times of a chapter that is not free whatever its own end is, because it lies between the first and the latest
 * chapters: it ends as it begins. The wire tells these, so that clients come to the server's answer by the same rule.
 */
export function ticketOnlyTimes<Times extends ChapterTimes>(times: Times): Times {
  return { ...times, endTimeStamp: Math.max(times.startTimeStamp, 1) };
}
