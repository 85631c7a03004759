import type { FreshCache } from '../../cache/FreshCache';
import { ApiFailure, type WayOut } from '../../http/errors/ApiFailure';
import type { Site } from '../../http/Site';
import { type BannerRow, bannersAt } from '../../wire/wireBanner';
import { type CommentSummary, commentSummary } from '../comments/comments';
import { type PublisherRow, publisherById } from '../news/publisherItems';
import { availableChapters, chapterState } from '../titles/chapterRanges';
import { type ChapterRow, type TitleRecord, titleRecordOfChapter } from '../titles/titleRecord';
import { chapterPages, type PageRow } from './chapterPages';

/** A chapter with all that its readers share, in memory. */
export interface ReadableChapter {
  record: TitleRecord;
  chapter: ChapterRow;
  pages: PageRow[];
  comments: CommentSummary;
  /** Those of the featured page, for a page of their own before the last. */
  banners: BannerRow[];
  publisher: PublisherRow | undefined;
}

export type ChapterCache = FreshCache<ReadableChapter>;

/** A chapter that can be read now. One that cannot is refused with the reason. */
export function readableChapter(site: Site, chapterId: number): Promise<ReadableChapter> {
  return site.chapters.get(String(chapterId), async () => {
    const record = await titleRecordOfChapter(site, chapterId);
    const chapter = record?.chapters.find(({ id }) => id === chapterId);
    if (!record || !chapter) throw new ApiFailure('chapterNotFound', `chapter_id: there is no chapter ${chapterId}`);
    const state = chapterState(record, chapter, site.clock());
    if (state !== 'available')
      throw new ApiFailure(state, `chapter_id: chapter ${chapterId} cannot be read now`, wayOutOf(record, chapter, site.clock()));
    const { publisherId } = record.work;
    return {
      record,
      chapter,
      pages: await chapterPages(site.db, chapterId),
      comments: await commentSummary(site.db, chapterId),
      banners: await bannersAt(site, record.title.language, ['content']),
      publisher: publisherId === null ? undefined : await publisherById(site, publisherId),
    };
  });
}

/** The nearest chapter that can be read, the later one of two, and when the time of this one was over. */
function wayOutOf(record: TitleRecord, { position, endTimeStamp }: ChapterRow, now: number): WayOut {
  const distance = (other: ChapterRow) => Math.abs(other.position - position);
  const nearest = availableChapters(record, now).toSorted((a, b) => distance(a) - distance(b) || b.position - a.position)[0];
  return {
    titleId: record.title.id,
    nearest: nearest && { chapterId: nearest.id, name: nearest.name },
    endedAt: endTimeStamp !== 0 && endTimeStamp <= now ? endTimeStamp : undefined,
  };
}
