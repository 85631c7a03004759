import type { Title, UpdatedTitleGroup } from '@komawari/shared-proto';

/** A chapter that can be read for a few days more. */
export interface LeavingChapter {
  title: Title;
  chapterId: number;
  chapterName: string;
  endMs: number;
}

/** As many chapters as a row invites to look through. */
const MAX_SHOWN = 24;

/**
 * What of the chapters that end soon is the reader's, the first to end first. The answer has them in groups,
 * each named by the moment at which its chapters end; what has ended since is left out.
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
