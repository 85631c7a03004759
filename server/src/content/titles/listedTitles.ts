import type { Language, UpdateTiming } from '@komawari/shared-proto';
import { and, eq, lte, sql } from 'drizzle-orm';
import { createFreshCache, type Stamp } from '../../cache/FreshCache';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { chapters, titles, works } from '../../database/schema';
import { trendNow } from './trend';

/** A title as lists need it. */
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
  /** When the next chapter is announced for; 0 or past: nobody has said. */
  nextTimeStamp: number;
  /** When its newest chapter came. */
  updatedAt: number;
}

/** Every title of which at least one chapter has come, read once for each state of the content. */
export interface ListedTitles {
  /** Most read lately first, and of those that nobody read the most viewed (docs/guides/ranking.md). */
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
