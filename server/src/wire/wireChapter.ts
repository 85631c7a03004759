import type { Chapter } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { ChapterRow } from '../content/titles/titleRecord';
import { imageUrl } from './wireTitle';

/** A chapter without an end: clients need a time there (wire, clients' demand 5). 2100-01-01. */
export const NO_END = 4_102_444_800;

/** Fields from 11 up stay unset (wire, clients' demand 6). */
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
