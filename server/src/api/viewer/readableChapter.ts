import type { FreshCache } from '../answers/FreshCache';
import { type CommentSummary, commentSummary } from '../comments/comments';
import { ApiFailure } from '../errors/ApiFailure';
import type { Site } from '../Site';
import { chapterState } from '../titles/chapterRanges';
import { type ChapterRow, type TitleRecord, titleRecordOfChapter } from '../titles/titleRecord';
import { chapterPages, type PageRow } from './chapterPages';

/** A chapter with all that its readers share, in memory. */
export interface ReadableChapter {
  record: TitleRecord;
  chapter: ChapterRow;
  pages: PageRow[];
  comments: CommentSummary;
}

export type ChapterCache = FreshCache<ReadableChapter>;

/** A chapter that can be read now. One that cannot is refused with the reason. */
export function readableChapter(site: Site, chapterId: number): Promise<ReadableChapter> {
  return site.chapters.get(String(chapterId), async () => {
    const record = await titleRecordOfChapter(site, chapterId);
    const chapter = record?.chapters.find(({ id }) => id === chapterId);
    if (!record || !chapter) throw new ApiFailure('chapterNotFound', `chapter_id: there is no chapter ${chapterId}`);
    const state = chapterState(record, chapter, site.clock());
    if (state !== 'available') throw new ApiFailure(state, `chapter_id: chapter ${chapterId} cannot be read now`);
    const pages = await chapterPages(site.db, chapterId);
    return { record, chapter, pages, comments: await commentSummary(site.db, chapterId) };
  });
}
