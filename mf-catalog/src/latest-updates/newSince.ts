import type { UpdatedTitleV2Group } from '@komawari/shared-proto';
import type { ReadingProgress } from '@komawari/shared-state';

/** The release times of the chapters that Home lists, in epoch milliseconds, by title ID. */
export type UpdateTimes = ReadonlyMap<number, readonly number[]>;

/** Groups the updates of Home by title. */
export function updateTimes(groups: readonly UpdatedTitleV2Group[]): UpdateTimes {
  const times = new Map<number, number[]>();
  for (const { chapterStartTime, titles } of groups.flatMap(({ titleGroups }) => titleGroups)) {
    for (const { title } of titles) {
      if (!title) continue;
      const known = times.get(title.titleId);
      if (known) known.push(chapterStartTime * 1000);
      else times.set(title.titleId, [chapterStartTime * 1000]);
    }
  }
  return times;
}

/**
 * How many chapters came out since the reader stopped. Home covers only the last week, so after a longer pause this is a minimum.
 */
export function newSince({ titleId, at }: Pick<ReadingProgress, 'titleId' | 'at'>, times: UpdateTimes): number {
  return times.get(titleId)?.filter((time) => time > at).length ?? 0;
}
