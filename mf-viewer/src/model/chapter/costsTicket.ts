import type { Chapter } from '@komawari/shared-proto';
import { chapterAccess } from './chapterAccess';
import type { ReadingChapter } from './readingChapter';

/** Whether a ticket is needed to read a chapter. Of the next one the last page knows it best. */
export function costsTicket(chapter: Chapter, from: Pick<ReadingChapter, 'next' | 'lastPage'>, now: number): boolean {
  const isNext = chapter.chapterId === from.next?.chapterId;
  return (isNext && from.lastPage?.isNextChapterReadByTicket === true) || chapterAccess(chapter, now) === 'byTicket';
}
