import { calendarDay } from './calendarDay';

/** 0 is "Today", 1 is "Yesterday"; other values are that many days ago (docs/specification.md §2, Home; §9). */
export type DaysAgo = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Home shows updates of today and up to this many days ago (docs/specification.md §9). */
export const OLDEST_UPDATE_DAYS = 7;

/**
 * How many calendar days, in the reader's time zone, lie between a moment and now. Every past day in the product uses this. A
 * moment slightly in the future counts as today, because the reader's clock is slow.
 */
export function daysAgo(momentMs: number, nowMs: number, timeZone: string): number {
  return Math.max(calendarDay(nowMs, timeZone) - calendarDay(momentMs, timeZone), 0);
}

/** The label for an update of this many calendar days ago; `undefined` if it is too old. */
export function recencyLabel(days: number): DaysAgo | undefined {
  // The labels are the whole days from 0 to 7.
  return days > OLDEST_UPDATE_DAYS ? undefined : (Math.max(days, 0) as DaysAgo);
}
