import type { LastPage } from '@komawari/shared-proto';
import { ChapterType } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import { nextChapterTime, openChapters } from '../content/titles/chapterRanges';
import type { ChapterRow, TitleRecord } from '../content/titles/titleRecord';
import { wireChapter } from './wireChapter';

/** What of the last page is the same for everyone: where reading goes on (spec §3). */
export function wireEnd(origin: string, record: TitleRecord, chapter: ChapterRow, now: number): Draft<LastPage> {
  const following = openChapters(record, now).find((open) => open.chapter.position > chapter.position);
  const next = following?.chapter;
  return {
    currentChapter: wireChapter(origin, chapter),
    nextChapter: next && wireChapter(origin, next),
    isNextChapterReadByTicket: following?.isByTicket ?? false,
    chapterType: chapterType(record, chapter, next, now),
    nextTimeStamp: nextChapterTime(record, now),
  };
}

/** The latest; followed by the very next; or followed by one after a gap that cannot be read here. */
function chapterType({ chapters }: TitleRecord, chapter: ChapterRow, next: ChapterRow | undefined, now: number): ChapterType {
  const following = chapters.find(({ position, startTimeStamp }) => position > chapter.position && startTimeStamp <= now);
  if (!following) return ChapterType.LATEST;
  return following === next ? ChapterType.SEQUENCE : ChapterType.NOSEQUENCE;
}
