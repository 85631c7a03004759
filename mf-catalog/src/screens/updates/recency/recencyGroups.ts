import type { OriginalTitleGroup, UpdatedTitleV2Group } from '@komawari/shared-proto';
import { calendarDay } from '../../../calendar-days/calendarDay';

/** 0 is "Today"; the others are that many days ago. */
export type DaysAgo = 0 | 2 | 3 | 4 | 5 | 6 | 7;

export interface RecencyGroup {
  daysAgo: DaysAgo;
  /** Newest first; works of the same moment in the order of the answer. */
  works: OriginalTitleGroup[];
}

const OLDEST: DaysAgo = 7;

/**
 * The updates of Home by day in the reader's time zone (spec §2, Home). The server cuts days in its own zone,
 * so its groups are taken apart and put together anew by the start of each chapter.
 */
export function recencyGroups(groups: readonly UpdatedTitleV2Group[], nowMs: number, timeZone: string): RecencyGroup[] {
  const today = calendarDay(nowMs, timeZone);
  const byAge = new Map<DaysAgo, OriginalTitleGroup[]>();
  for (const { titleGroups, groupNameDays } of groups) {
    for (const work of titleGroups) {
      const start = work.chapterStartTime;
      const age = labelledAge(start === 0 ? groupNameDays : today - calendarDay(start * 1000, timeZone));
      byAge.set(age, [...(byAge.get(age) ?? []), work]);
    }
  }
  return [...byAge]
    .sort(([a], [b]) => a - b)
    .map(([daysAgo, works]) => ({
      daysAgo,
      works: works.sort((a, b) => b.chapterStartTime - a.chapterStartTime),
    }));
}

/**
 * The specification labels "Today" and "2 to 7 days ago" and nothing between (§2, §9), so yesterday belongs to
 * the newest group: chapters come out at one moment for the whole world, which is yesterday in some time zones.
 * An eighth day is the seventh one of a server in another zone; a start just ahead is a reader's slow clock.
 */
function labelledAge(days: number): DaysAgo {
  if (days < 2) return 0;
  return Math.min(days, OLDEST) as DaysAgo;
}
