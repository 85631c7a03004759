import { calendarDay } from './calendarDay';

/** 0 is "Today", 1 is "Yesterday"; the others are that many days ago (docs/specification.md §2, Home; §9). */
export type DaysAgo = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Home shows updates of today and up to this many days ago (docs/specification.md §9). */
export const OLDEST_UPDATE_DAYS = 7;

/**
 * How many calendar days of the reader's time zone lie between a moment and now; the same wherever the product names a day
 * that is over. What starts just ahead is of today: the reader's clock is slow.
 */
export function daysAgo(momentMs: number, nowMs: number, timeZone: string): number {
  return Math.max(calendarDay(nowMs, timeZone) - calendarDay(momentMs, timeZone), 0);
}

/** The label under which an update of so many calendar days ago stands; `undefined` when it is too old for any. */
export function recencyLabel(days: number): DaysAgo | undefined {
  // Whole days from 0 to 7 are the labels.
  return days > OLDEST_UPDATE_DAYS ? undefined : (Math.max(days, 0) as DaysAgo);
}
