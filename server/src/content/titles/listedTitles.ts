import type { Language, UpdateTiming } from '@komawari/shared-proto';
import { and, eq, lte, sql } from 'drizzle-orm';
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

interface Lists {
  all: readonly ListedTitle[];
  byId: ReadonlyMap<number, ListedTitle>;
}

export function createListedTitles({ db, clock, stamp }: { db: Database; clock: Clock; stamp: Stamp }): ListedTitles {
  const cache = createFreshCache<Lists>('lists', stamp, 1);
  const lists = () =>
    cache.get('all', async () => {
      const all = await readListedTitles(db, clock);
      return { all, byId: new Map(all.map((title) => [title.id, title])) };
    });
  return { all: async () => (await lists()).all, byId: async () => (await lists()).byId };
}

async function readListedTitles(db: Database, clock: Clock): Promise<ListedTitle[]> {
  const now = clock();
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
      viewCount: titles.viewCount,
      genres: works.genres,
      publisherId: works.publisherId,
      updateTiming: works.updateTiming,
      nextTimeStamp: works.nextTimeStamp,
      updatedAt: newest.startTimeStamp,
      trend: titles.trend,
      trendAt: titles.trendAt,
    })
    .from(titles)
    .innerJoin(works, eq(works.id, titles.workId))
    .innerJoinLateral(newest, sql`true`);
  return rows
    .map(({ trend, trendAt, ...title }) => ({ title, trend: trendNow({ trend, trendAt }, now) }))
    .sort((a, b) => b.trend - a.trend || b.title.viewCount - a.title.viewCount || a.title.id - b.title.id)
    .map(({ title }) => title);
}
