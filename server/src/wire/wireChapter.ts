import type { Chapter } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { ChapterRow } from '../content/titles/titleRecords';
import { imageUrl } from './imageUrl';

/** 2100-01-01, for a chapter without an end, because clients need a time there (docs/wire.md, "What clients rely on", 5). */
export const NO_END = 4_102_444_800;

const NOTHING: ReadonlySet<number> = new Set();

/**
 * A chapter for one reader. Fields from 11 up stay unset (docs/wire.md, "What clients rely on", 6).
 * @param opened the chapters that the session has opened, by their IDs
 */
export function wireChapter(origin: string, chapter: ChapterRow, opened: ReadonlySet<number> = NOTHING): Draft<Chapter> {
  return {
    titleId: chapter.titleId,
    chapterId: chapter.id,
    name: chapter.name,
    subTitle: chapter.subTitle || chapter.name,
    thumbnailUrl: imageUrl(origin, chapter.thumbnailImage),
    startTimeStamp: Math.max(chapter.startTimeStamp, 1),
    endTimeStamp: chapter.endTimeStamp || NO_END,
    alreadyViewed: opened.has(chapter.id),
    isVerticalOnly: chapter.isVerticalOnly,
    chapterTicketEndtime: chapter.chapterTicketEndtime,
  };
}
