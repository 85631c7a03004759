import type { Chapter } from '@komawari/shared-proto';

/** Chapters in order of release, whatever the order of the list. */
export function byRelease(chapters: readonly Chapter[]): Chapter[] {
  return chapters.toSorted((a, b) => a.startTimeStamp - b.startTimeStamp || a.chapterId - b.chapterId);
}
