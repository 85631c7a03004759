import type { Chapter } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { ChapterRow } from '../content/titles/titleRecords';
import { imageUrl } from './imageUrl';

/** 2100-01-01, for a chapter without an end: clients need a time there (docs/wire.md, "What clients rely on", 5). */
export const NO_END = 4_102_444_800;

/** Fields from 11 up stay unset (docs/wire.md, "What clients rely on", 6). */
export function wireChapter(origin: string, chapter: ChapterRow): Draft<Chapter> {
  return {
    titleId: chapter.titleId,
    chapterId: chapter.id,
    name: chapter.name,
    subTitle: chapter.subTitle || chapter.name,
    thumbnailUrl: imageUrl(origin, chapter.thumbnailImage),
    startTimeStamp: Math.max(chapter.startTimeStamp, 1),
    endTimeStamp: chapter.endTimeStamp || NO_END,
    isVerticalOnly: chapter.isVerticalOnly,
    chapterTicketEndtime: chapter.chapterTicketEndtime,
  };
}
