import { isReadable } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import { byRelease } from './byRelease';
import type { ReadingChapter } from './readingChapter';

/**
 * The chapter that a step past the end, or back past the beginning, opens. Before this one it is the nearest that can be
 * read: what has ended in between is passed over.
 */
export function waitingChapter(
  { chapterId, chapters, next }: Pick<ReadingChapter, 'chapterId' | 'chapters' | 'next'>,
  by: 1 | -1,
  nowSeconds: number,
): Chapter | undefined {
  if (by > 0) return next && next.chapterId > 0 ? next : undefined;
  const byTime = byRelease(chapters);
  const index = byTime.findIndex((chapter) => chapter.chapterId === chapterId);
  return byTime.slice(0, Math.max(0, index)).findLast((chapter) => isReadable(chapter, nowSeconds));
}
