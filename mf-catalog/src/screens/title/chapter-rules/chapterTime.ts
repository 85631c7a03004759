import type { Chapter } from '@komawari/shared-proto';

const DAY_SECONDS = 86_400;

/** spec §9: the end of a chapter is shown when it is this near. */
const WARNING_DAYS = 7;

/** What a reader should know of the time that a chapter has. */
export type ChapterTime =
  | { kind: 'lasting' }
  /** It ends within 7 days (spec §2, Title detail). */
  | { kind: 'ending'; endSeconds: number }
  /** It is read with a ticket, until then. */
  | { kind: 'ticket'; endSeconds: number }
  | { kind: 'ended' };

/** How long a chapter can still be read, and how. */
export function chapterTime({ endTimeStamp, chapterTicketEndtime }: Chapter, nowMs: number): ChapterTime {
  const now = nowMs / 1000;
  if (endTimeStamp === 0 && chapterTicketEndtime === 0) return { kind: 'lasting' };
  if (now < endTimeStamp) {
    const isNear = endTimeStamp - now <= WARNING_DAYS * DAY_SECONDS;
    return isNear ? { kind: 'ending', endSeconds: endTimeStamp } : { kind: 'lasting' };
  }
  return now < chapterTicketEndtime ? ticketTime({ chapterTicketEndtime }) : { kind: 'ended' };
}

/** The time of a chapter that only a ticket opens. */
export function ticketTime({ chapterTicketEndtime }: Pick<Chapter, 'chapterTicketEndtime'>): ChapterTime {
  return { kind: 'ticket', endSeconds: chapterTicketEndtime };
}
