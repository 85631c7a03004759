import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/Database';
import { chapters, titles, works } from '../../database/schema';
import { isInRanges } from './chapterRanges';

/** A chapter that can be read now, as lists across titles need it. */
export interface OpenChapter {
  titleId: number;
  chapterId: number;
  name: string;
  subTitle: string;
  thumbnailImage: string;
  startTimeStamp: number;
  endTimeStamp: number;
}

interface Wanted {
  where: SQL | undefined;
  orderBy: SQL[];
  /** How many are looked at; some of them may turn out not to be open. */
  most: number;
}

/** The chapters of all titles that can be read now (spec §4: from start to end, the first and latest ranges), in one question. */
export async function openChapters(db: Database, now: number, { where, orderBy, most }: Wanted): Promise<OpenChapter[]> {
  const rows = await db
    .select({
      titleId: chapters.titleId,
      chapterId: chapters.id,
      name: chapters.name,
      subTitle: chapters.subTitle,
      thumbnailImage: chapters.thumbnailImage,
      startTimeStamp: chapters.startTimeStamp,
      endTimeStamp: chapters.endTimeStamp,
      source: works.source,
      before: siblings(db, now, 'earlier', sql`<`),
      after: siblings(db, now, 'later', sql`>`),
    })
    .from(chapters)
    .innerJoin(titles, eq(titles.id, chapters.titleId))
    .innerJoin(works, eq(works.id, titles.workId))
    .where(and(lte(chapters.startTimeStamp, now), or(eq(chapters.endTimeStamp, 0), gt(chapters.endTimeStamp, now)), where))
    .orderBy(...orderBy)
    .limit(most);
  return rows
    .filter((row) => isInRanges(row, row))
    .map(({ source: _source, before: _before, after: _after, ...chapter }) => chapter);
}

/** How many published chapters of the same title stand on one side of a chapter. */
function siblings(db: Database, now: number, name: string, comparison: SQL): SQL<number> {
  const others = alias(chapters, name);
  const onThatSide = and(
    eq(others.titleId, chapters.titleId),
    lte(others.startTimeStamp, now),
    sql`${others.position} ${comparison} ${chapters.position}`,
  );
  return sql<number>`(${db.select({ count: sql`count(*)::int` }).from(others).where(onThatSide)})`;
}
