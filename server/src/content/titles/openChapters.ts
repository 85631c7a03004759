import { isInRanges } from '@komawari/shared-domain';
import type { Language } from '@komawari/shared-proto';
import { and, asc, desc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { chapters, titles, works } from '../../database/schema';
import { isWholeWork } from './accessInTitle';

/** A chapter that can be read now, with the fields for lists across titles. */
export interface OpenChapter {
  titleId: number;
  chapterId: number;
  name: string;
  subTitle: string;
  thumbnailImage: string;
  startTimeStamp: number;
  endTimeStamp: number;
}

/** The titles to include: all titles of a language, or one title. */
export type ChapterScope = { language: Language } | { titleId: number };

/** The chapters of all titles that can be read now (docs/specification.md §4: from start to end, the first and latest ranges). */
export interface OpenChapters {
  /** Newest first. */
  newest: (scope: ChapterScope) => Promise<OpenChapter[]>;
  /** The chapters that end within this many seconds, in the order in which they end. */
  endingWithin: (seconds: number) => Promise<OpenChapter[]>;
}

/** How many of the newest chapters are checked. Some of them may be between the readable ranges. */
const MAX_NEWEST = 150;

/** Limits the result for a library that ends as a whole. */
const MAX_ENDING = 3000;

export function createOpenChapters({ db, clock }: { db: Database; clock: Clock }): OpenChapters {
  return {
    newest(scope) {
      const where = 'titleId' in scope ? eq(titles.id, scope.titleId) : eq(titles.language, scope.language);
      const orderBy = [desc(chapters.startTimeStamp), desc(chapters.position), desc(chapters.id)];
      return readOpen(db, clock(), { where, orderBy, limit: MAX_NEWEST });
    },
    endingWithin(seconds) {
      const now = clock();
      const where = and(gt(chapters.endTimeStamp, now), lte(chapters.endTimeStamp, now + seconds));
      return readOpen(db, now, { where, orderBy: [asc(chapters.endTimeStamp), asc(chapters.id)], limit: MAX_ENDING });
    },
  };
}

interface Wanted {
  where: SQL | undefined;
  orderBy: SQL[];
  /** How many chapters are checked. Some of them may not be open. */
  limit: number;
}

/** A single query, whatever the number of titles. */
async function readOpen(db: Database, now: number, { where, orderBy, limit }: Wanted): Promise<OpenChapter[]> {
  const rows = await db
    .select({
      titleId: chapters.titleId,
      chapterId: chapters.id,
      name: chapters.name,
      subTitle: chapters.subTitle,
      thumbnailImage: chapters.thumbnailImage,
      startTimeStamp: chapters.startTimeStamp,
      endTimeStamp: chapters.endTimeStamp,
      ...rangeColumns(db, now),
    })
    .from(chapters)
    .innerJoin(titles, eq(titles.id, chapters.titleId))
    .innerJoin(works, eq(works.id, titles.workId))
    .where(and(lte(chapters.startTimeStamp, now), or(eq(chapters.endTimeStamp, 0), gt(chapters.endTimeStamp, now)), where))
    .orderBy(...orderBy)
    .limit(limit);
  return rows.filter(isInOpenRange).map(({ source: _source, before: _before, after: _after, ...chapter }) => chapter);
}

/** The columns that decide whether a chapter is in a readable range. The query must join the chapter's work. */
export function rangeColumns(db: Database, now: number) {
  return { source: works.source, before: siblings(db, now, 'earlier', sql`<`), after: siblings(db, now, 'later', sql`>`) };
}

/** Whether the chapter of such a row is in the first or the latest range, or in a work that can be read completely. */
export function isInOpenRange(row: { source: string; before: number; after: number }): boolean {
  return isInRanges(row, isWholeWork(row));
}

/** How many published chapters of the same title are on one side of a chapter. */
function siblings(db: Database, now: number, name: string, comparison: SQL): SQL<number> {
  const others = alias(chapters, name);
  const onThatSide = and(
    eq(others.titleId, chapters.titleId),
    lte(others.startTimeStamp, now),
    sql`${others.position} ${comparison} ${chapters.position}`,
  );
  return sql<number>`(${db.select({ count: sql`count(*)::int` }).from(others).where(onThatSide)})`;
}
