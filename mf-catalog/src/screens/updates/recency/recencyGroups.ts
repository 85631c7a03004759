import { calendarDay, type DaysAgo, recencyLabel } from '@komawari/shared-domain';
import type { OriginalTitleGroup, UpdatedTitleV2Group } from '@komawari/shared-proto';

export interface RecencyGroup {
  daysAgo: DaysAgo;
  /** Newest first. Works of the same moment keep the order of the answer. */
  works: OriginalTitleGroup[];
}

/**
 * Groups the updates of Home by day in the reader's time zone (docs/specification.md §2, Home). The server's groups are days of
 * its own zone, so they are split and regrouped by the start of each chapter. Leaves out what is too old in the reader's zone.
 *
 * @param today the reader's `calendarDay`
 */
export function recencyGroups(groups: readonly UpdatedTitleV2Group[], today: number, timeZone: string): RecencyGroup[] {
  const byAge = new Map<DaysAgo, OriginalTitleGroup[]>();
  for (const { titleGroups, groupNameDays } of groups) {
    for (const work of titleGroups) {
      const start = work.chapterStartTime;
      const age = recencyLabel(start === 0 ? groupNameDays : today - calendarDay(start * 1000, timeZone));
      if (age !== undefined) byAge.set(age, [...(byAge.get(age) ?? []), work]);
    }
  }
  return [...byAge]
    .sort(([a], [b]) => a - b)
    .map(([age, works]) => ({
      daysAgo: age,
      works: works.sort((a, b) => b.chapterStartTime - a.chapterStartTime),
    }));
}
