import type { Chapter } from '@komawari/shared-proto';
import { DAY_SECONDS } from '../days/daySeconds';

/**
 * The times that decide who may read a chapter, in seconds as on the wire. An end of 0 means no end, a ticket end of 0 means no
 * ticket.
 */
export type ChapterTimes = Pick<Chapter, 'startTimeStamp' | 'endTimeStamp' | 'chapterTicketEndtime'>;

/** How a chapter can be read at a moment, or why not. */
export type ChapterAccess = 'notYet' | 'free' | 'ticket' | 'ended';

/**
 * How a chapter can be read: free from its start to its end, by ticket until its ticket end (docs/specification.md §4).
 *
 * | moment                                | access   |
 * |---------------------------------------|----------|
 * | before the start                      | `notYet`, whatever the ticket says: a ticket does not open an unpublished chapter |
 * | from the start, before the end        | `free`, whatever the ticket says: nobody needs a ticket for a free chapter |
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

/** Whether a reader may open a chapter, free or by ticket. Every list links exactly the chapters for which this is true. */
export function isReadable(times: ChapterTimes, nowSeconds: number): boolean {
  const access = chapterAccess(times, nowSeconds);
  return access === 'free' || access === 'ticket';
}

/** docs/specification.md §9: readers are told about the end of a chapter when it is this near. */
export const LEAVING_SOON_SECONDS = 7 * DAY_SECONDS;

/** When a readable chapter will close, if readers should be told: its ticket end, or an end within seven days. */
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
 * The times of a chapter that is not free, whatever its own end is, because it lies between the first and the latest chapters.
 * It ends when it starts. The wire contains these times, so that clients reach the server's result by the same rule.
 */
export function ticketOnlyTimes<Times extends ChapterTimes>(times: Times): Times {
  return { ...times, endTimeStamp: Math.max(times.startTimeStamp, 1) };
}
