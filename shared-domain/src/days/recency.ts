/** 0 is "Today"; the others are that many days ago (docs/specification.md §2, Home; §9). */
export type DaysAgo = 0 | 2 | 3 | 4 | 5 | 6 | 7;

/** Home shows updates of today and up to this many days ago (docs/specification.md §9). */
export const OLDEST_UPDATE_DAYS = 7;

/**
 * The label under which an update of so many calendar days ago stands. The specification has "Today" and "2 to 7 days ago"
 * and nothing between (docs/specification.md §2, §9), so yesterday belongs to the newest group: chapters come out at one moment for the whole
 * world, which is yesterday in some time zones. An eighth day is the seventh one of a server in another zone; a start
 * just ahead is a reader's slow clock.
 */
export function recencyLabel(daysAgo: number): DaysAgo {
  if (daysAgo < 2) return 0;
  // Whole days from 2 to 7 are the labels.
  return Math.min(daysAgo, OLDEST_UPDATE_DAYS) as DaysAgo;
}
