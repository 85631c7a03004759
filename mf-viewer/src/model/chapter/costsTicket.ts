import { chapterAccess } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import type { ReadingChapter } from './readingChapter';

/** Whether a ticket is needed to read a chapter. For the next chapter the last page knows it best. */
export function costsTicket(chapter: Chapter, from: Pick<ReadingChapter, 'next' | 'lastPage'>, nowSeconds: number): boolean {
  const isNext = chapter.chapterId === from.next?.chapterId;
  return (isNext && from.lastPage?.isNextChapterReadByTicket === true) || chapterAccess(chapter, nowSeconds) === 'ticket';
}
