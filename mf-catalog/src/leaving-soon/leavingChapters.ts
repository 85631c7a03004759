import type { Title, UpdatedTitleGroup } from '@komawari/shared-proto';

/** A chapter that can be read for only a few more days. */
export interface LeavingChapter {
  title: Title;
  chapterId: number;
  chapterName: string;
  endMs: number;
}

/** The most chapters that a reader is likely to look through in one row. */
const MAX_SHOWN = 24;

/**
 * Returns those chapters that end soon and belong to the reader, the first to end first. The answer groups them by the moment
 * when they end. Chapters that have ended since the answer was made are left out.
 */
export function leavingChapters(
  groups: readonly UpdatedTitleGroup[],
  isMine: (title: Title) => boolean,
  nowMs: number,
): LeavingChapter[] {
  return groups
    .flatMap(({ groupName, titles }) => {
      const endMs = Number(groupName) * 1000;
      if (!(endMs > nowMs)) return [];
      return titles.flatMap(({ title, chapterId, chapterName }) =>
        title && isMine(title) ? [{ title, chapterId, chapterName, endMs }] : [],
      );
    })
    .sort((a, b) => a.endMs - b.endMs)
    .slice(0, MAX_SHOWN);
}
