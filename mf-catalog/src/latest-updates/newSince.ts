import type { UpdatedTitleV2Group } from '@komawari/shared-proto';
import type { ReadingProgress } from '@komawari/shared-state';

/** When the chapters of a title came out that Home tells of, in epoch milliseconds, by the title's id. */
export type UpdateTimes = ReadonlyMap<number, readonly number[]>;

/** The updates of Home by title. */
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
 * How many chapters came out since the reader stopped. Home knows of the last week, so after a longer pause there are at
 * least as many.
 */
export function newSince({ titleId, at }: Pick<ReadingProgress, 'titleId' | 'at'>, times: UpdateTimes): number {
  return times.get(titleId)?.filter((time) => time > at).length ?? 0;
}
