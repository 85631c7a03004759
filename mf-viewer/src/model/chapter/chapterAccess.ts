import type { Chapter } from '@komawari/shared-proto';

export type ChapterAccess = 'open' | 'byTicket' | 'expired';

/**
 * Whether a chapter can be read (docs/specification.md §4, chapter availability). Times on the wire are in seconds; 0 is no limit.
 * A ticket time that is over before the chapter's own can only mean that it is not free until then.
 */
export function chapterAccess({ startTimeStamp, endTimeStamp, chapterTicketEndtime }: Chapter, now: number): ChapterAccess {
  const hasBegun = startTimeStamp * 1000 <= now;
  const hasEnded = endTimeStamp > 0 && endTimeStamp * 1000 <= now;
  const hasTicket = chapterTicketEndtime * 1000 > now;
  const isFree = hasBegun && !hasEnded && !(hasTicket && (endTimeStamp === 0 || chapterTicketEndtime < endTimeStamp));
  if (isFree) return 'open';
  return hasTicket ? 'byTicket' : 'expired';
}
