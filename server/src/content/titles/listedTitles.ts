import type { Language, UpdateTiming } from '@komawari/shared-proto';
import { and, eq, lte, sql } from 'drizzle-orm';
import { stampOfReaderCounts } from '../../cache/contentStamp';
import { createFreshCache, type Stamp } from '../../cache/FreshCache';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { chapters, titles, works } from '../../database/schema';
import { trendNow } from './trend';

/** The fields of a title that lists need. */
export interface ListedTitle {
  id: number;
  workId: number;
  language: Language;
  name: string;
  author: string;
  portraitImage: string;
  landscapeImage: string;
  /** As last published (`stampOfReaderCounts`). */
  viewCount: number;
  genres: string[];
  publisherId: number | null;
  updateTiming: UpdateTiming;
  /** The announced time of the next chapter; 0 or in the past if there is none. */
  nextTimeStamp: number;
  /** When its newest chapter was published. */
  updatedAt: number;
}

/** Every title with at least one published chapter, read once for each state of the content. */
export interface ListedTitles {
  /** The most read titles of recent days first, then those without recent readers by views (docs/guides/ranking.md). */
  all: () => Promise<readonly ListedTitle[]>;
  byId: () => Promise<ReadonlyMap<number, ListedTitle>>;
}

interface Readers {
  viewCount: number;
  trend: number;
}

interface Lists {
  all: readonly ListedTitle[];
  byId: ReadonlyMap<number, ListedTitle>;
}

export function createListedTitles({ db, clock, stamp }: { db: Database; clock: Clock; stamp: Stamp }): ListedTitles {
  const cache = createFreshCache<Lists>('lists', stamp, 1);
  const readers = createFreshCache<ReadonlyMap<number, Readers>>('readers', stampOfReaderCounts(stamp), 1);
  const lists = () =>
    cache.get('all', async () => {
      const all = await readListedTitles(db, clock(), await readers.get('all', () => readReaders(db, clock())));
      return { all, byId: new Map(all.map((title) => [title.id, title])) };
    });
  return { all: async () => (await lists()).all, byId: async () => (await lists()).byId };
}

async function readReaders(db: Database, now: number): Promise<ReadonlyMap<number, Readers>> {
  const { id, viewCount, trend, trendAt } = titles;
  const rows = await db.select({ id, viewCount, trend, trendAt }).from(titles);
  return new Map(rows.map((row) => [row.id, { viewCount: row.viewCount, trend: trendNow(row, now) }]));
}

/** A title that was added after the counts were read. */
const NO_READERS: Readers = { viewCount: 0, trend: 0 };

async function readListedTitles(db: Database, now: number, readers: ReadonlyMap<number, Readers>): Promise<ListedTitle[]> {
  const newest = db
    .select({ startTimeStamp: chapters.startTimeStamp })
    .from(chapters)
    .where(and(eq(chapters.titleId, titles.id), lte(chapters.startTimeStamp, now)))
    .orderBy(sql`${chapters.startTimeStamp} desc`)
    .limit(1)
    .as('newest');
  const rows = await db
    .select({
      id: titles.id,
      workId: titles.workId,
      language: titles.language,
      name: titles.name,
      author: titles.author,
      portraitImage: titles.portraitImage,
      landscapeImage: titles.landscapeImage,
      genres: works.genres,
      publisherId: works.publisherId,
      updateTiming: works.updateTiming,
      nextTimeStamp: works.nextTimeStamp,
      updatedAt: newest.startTimeStamp,
    })
    .from(titles)
    .innerJoin(works, eq(works.id, titles.workId))
    .innerJoinLateral(newest, sql`true`);
  return rows
    .map((row) => {
      const { viewCount, trend } = readers.get(row.id) ?? NO_READERS;
      return { title: { ...row, viewCount }, trend };
    })
    .sort((a, b) => b.trend - a.trend || b.title.viewCount - a.title.viewCount || a.title.id - b.title.id)
    .map(({ title }) => title);
}
