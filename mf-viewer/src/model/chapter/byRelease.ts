import type { Chapter } from '@komawari/shared-proto';

/** Chapters as they came out, whatever order the list is in. */
export function byRelease(chapters: readonly Chapter[]): Chapter[] {
  return chapters.toSorted((a, b) => a.startTimeStamp - b.startTimeStamp || a.chapterId - b.chapterId);
}
