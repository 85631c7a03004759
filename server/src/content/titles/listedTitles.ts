import { and, eq, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { chapters, titles, works } from '../../database/schema';
import type { Site } from '../../http/Site';

/** A title as lists need it. */
export interface ListedTitle {
  id: number;
  workId: number;
  language: number;
  name: string;
  author: string;
  portraitImage: string;
  landscapeImage: string;
  viewCount: number;
  genres: string[];
  publisherId: number | null;
  /** The wire's number. */
  updateTiming: number;
  /** When the next chapter is announced for; 0 or past: nobody has said. */
  nextTimeStamp: number;
  /** When its newest chapter came. */
  updatedAt: number;
}

/** Every title of which at least one chapter has come, most viewed first. */
export function listedTitles({ listed, db, clock }: Site): Promise<readonly ListedTitle[]> {
  return listed.get('all', () => readListedTitles(db, clock));
}

/** A listed title by its id. */
export async function listedTitlesById(site: Site): Promise<ReadonlyMap<number, ListedTitle>> {
  return new Map((await listedTitles(site)).map((title) => [title.id, title]));
}

async function readListedTitles(db: Database, clock: Clock): Promise<ListedTitle[]> {
  const newest = db
    .select({ startTimeStamp: chapters.startTimeStamp })
    .from(chapters)
    .where(and(eq(chapters.titleId, titles.id), lte(chapters.startTimeStamp, clock())))
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
    })
    .from(titles)
    .innerJoin(works, eq(works.id, titles.workId))
    .innerJoinLateral(newest, sql`true`);
  return rows.sort((a, b) => b.viewCount - a.viewCount || a.id - b.id);
}
