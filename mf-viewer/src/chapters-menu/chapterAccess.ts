import type { Chapter } from '@komawari/shared-proto';

export type ChapterAccess = 'open' | 'byTicket' | 'expired';

/** Whether a chapter can be read (spec §4, chapter availability). Times on the wire are in seconds; 0 is no limit. */
export function chapterAccess({ startTimeStamp, endTimeStamp, chapterTicketEndtime }: Chapter, now: number): ChapterAccess {
  const hasBegun = startTimeStamp * 1000 <= now;
  const hasEnded = endTimeStamp > 0 && endTimeStamp * 1000 <= now;
  if (hasBegun && !hasEnded) return 'open';
  return chapterTicketEndtime * 1000 > now ? 'byTicket' : 'expired';
}
