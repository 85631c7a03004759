import { createFreshCache, type Stamp } from '../../cache/FreshCache';
import type { Clock } from '../../config/Clock';
import type { BannerRow, Banners } from '../banners/banners';
import type { ChapterPages, PageRow } from '../chapters/chapterPages';
import type { CommentSummary, Comments } from '../comments/comments';
import { ContentError, type RecoveryLinks } from '../errors/ContentError';
import type { PublisherRow, Publishers } from '../news/publishers';
import { accessInTitle, accessOfChapter } from '../titles/accessInTitle';
import type { ChapterRecord, TitleRecords } from '../titles/titleRecords';

/** A chapter with all data that its readers share, in memory. */
export interface ReadableChapter extends ChapterRecord {
  pages: PageRow[];
  comments: CommentSummary;
  /** The banners of the featured page, for a separate page before the last one. */
  banners: BannerRow[];
  publisher: PublisherRow | undefined;
}

export interface ReadableChapters {
  /** @throws ContentError when the chapter cannot be read now, with the reason and where to go instead */
  of: (chapterId: number) => Promise<ReadableChapter>;
}

export interface ReadableChapterInputs {
  clock: Clock;
  stamp: Stamp;
  titles: TitleRecords;
  pages: ChapterPages;
  comments: Comments;
  banners: Banners;
  publishers: Publishers;
}

const MAX_CHAPTERS = 500;

const REFUSALS = { notYet: 'chapterNotYet', ended: 'chapterEnded', between: 'chapterBetween' } as const;

export function createReadableChapters(inputs: ReadableChapterInputs): ReadableChapters {
  const { clock, stamp, titles, pages, comments, banners, publishers } = inputs;
  const cache = createFreshCache<ReadableChapter>('chapters', stamp, MAX_CHAPTERS);

  async function read(chapterId: number): Promise<ReadableChapter> {
    const found = await titles.ofChapter(chapterId);
    if (!found) throw new ContentError('chapterNotFound', `chapter_id: there is no chapter ${chapterId}`);
    refuseUnreadable(found, clock());
    const { title, work } = found.record;
    return {
      ...found,
      pages: await pages.of(chapterId),
      comments: await comments.summary(chapterId),
      banners: await banners.at(title.language, ['content']),
      publisher: work.publisherId === null ? undefined : await publishers.byId(work.publisherId),
    };
  }

  return { of: (chapterId) => cache.get(String(chapterId), () => read(chapterId)) };
}

function refuseUnreadable(found: ChapterRecord, now: number): void {
  const access = accessOfChapter(found, now);
  if (access === 'free' || access === 'ticket') return;
  throw new ContentError(
    REFUSALS[access],
    `chapter_id: chapter ${found.chapter.id} cannot be read now`,
    recoveryLinks(found, now),
  );
}

/** The nearest free chapter (the later one if two are equally near), and when this chapter ended. */
function recoveryLinks({ record, chapter: { position, endTimeStamp } }: ChapterRecord, now: number): RecoveryLinks {
  const distance = (other: { position: number }) => Math.abs(other.position - position);
  const free = accessInTitle(record, now).flatMap((each) => (each.access === 'free' ? [each.chapter] : []));
  const [nearest] = free.sort((a, b) => distance(a) - distance(b) || b.position - a.position);
  return {
    titleId: record.title.id,
    nearest: nearest && { chapterId: nearest.id, name: nearest.name },
    endedAt: endTimeStamp !== 0 && endTimeStamp <= now ? endTimeStamp : undefined,
  };
}
