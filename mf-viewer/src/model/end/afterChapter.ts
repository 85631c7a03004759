import { type Chapter, ChapterType, type LastPage } from '@komawari/shared-proto';

/** What the reader can read after this chapter. */
export type AfterChapter =
  | { kind: 'next'; chapter: Chapter; isByTicket: boolean }
  /** In epoch milliseconds. */
  | { kind: 'dated'; at: number }
  | { kind: 'latest' }
  /** There are further chapters, but they are not offered here. */
  | { kind: 'gap' };

/** Interprets the last page (docs/specification.md §2, Viewer). Times on the wire are in seconds. */
export function afterChapter(
  { nextChapter, nextTimeStamp, chapterType, isNextChapterReadByTicket }: LastPage,
  now: number,
): AfterChapter {
  if (nextChapter && nextChapter.chapterId > 0)
    return { kind: 'next', chapter: nextChapter, isByTicket: isNextChapterReadByTicket };
  if (nextTimeStamp * 1000 > now) return { kind: 'dated', at: nextTimeStamp * 1000 };
  return chapterType === ChapterType.NOSEQUENCE ? { kind: 'gap' } : { kind: 'latest' };
}
