import { chapterAccess } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import type { ReadingChapter } from './readingChapter';

/** Whether a chapter costs a ticket. For the next chapter, the last page has the most reliable answer. */
export function costsTicket(chapter: Chapter, from: Pick<ReadingChapter, 'next' | 'lastPage'>, nowSeconds: number): boolean {
  const isNext = chapter.chapterId === from.next?.chapterId;
  return (isNext && from.lastPage?.isNextChapterReadByTicket === true) || chapterAccess(chapter, nowSeconds) === 'ticket';
}
