import { isReadable } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import { byRelease } from './byRelease';
import type { ReadingChapter } from './readingChapter';

/**
 * The chapter that opens when the reader steps past the end or the beginning. Backward, it is the nearest readable chapter:
 * chapters that are no longer available are skipped.
 */
export function adjacentChapter(
  { chapterId, chapters, next }: Pick<ReadingChapter, 'chapterId' | 'chapters' | 'next'>,
  by: 1 | -1,
  nowSeconds: number,
): Chapter | undefined {
  if (by > 0) return next && next.chapterId > 0 ? next : undefined;
  const byTime = byRelease(chapters);
  const index = byTime.findIndex((chapter) => chapter.chapterId === chapterId);
  return byTime.slice(0, Math.max(0, index)).findLast((chapter) => isReadable(chapter, nowSeconds));
}
