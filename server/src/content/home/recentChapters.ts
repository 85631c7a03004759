import { DAY_SECONDS, OLDEST_UPDATE_DAYS } from '@komawari/shared-domain';
import { and, desc, eq, gt, lte, or } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { chapters, titles, works } from '../../database/schema';
import type { ListedTitles } from '../titles/listedTitles';
import { isInOpenRange, rangeColumns } from '../titles/openChapters';
import { type RecentChapter, type UpdatesOfDay, updatesByDay } from './updatesByDay';

/** One day more than Home shows, for readers east and west of UTC. */
const RECENT_DAYS = OLDEST_UPDATE_DAYS + 1;

/** Limits a day on which a whole library was imported. */
const MAX_RECENT = 3000;

/** Chapters of the last days that can still be read. */
export interface RecentChapters {
  /** Latest day first. */
  byDay: () => Promise<UpdatesOfDay[]>;
}

export interface RecentInputs {
  db: Database;
  clock: Clock;
  listed: ListedTitles;
}

export function createRecentChapters({ db, clock, listed }: RecentInputs): RecentChapters {
  return {
    async byDay() {
      const now = clock();
      return updatesByDay(await newestFirst(db, now), await listed.byId(), now);
    },
  };
}

async function newestFirst(db: Database, now: number): Promise<RecentChapter[]> {
  const { titleId, id, name, subTitle, position, startTimeStamp, endTimeStamp, isVerticalOnly } = chapters;
  const rows = await db
    .select({ titleId, chapterId: id, name, subTitle, position, startTimeStamp, isVerticalOnly, ...rangeColumns(db, now) })
    .from(chapters)
    .innerJoin(titles, eq(titles.id, titleId))
    .innerJoin(works, eq(works.id, titles.workId))
    .where(
      and(
        gt(startTimeStamp, now - RECENT_DAYS * DAY_SECONDS),
        lte(startTimeStamp, now),
        or(eq(endTimeStamp, 0), gt(endTimeStamp, now)),
      ),
    )
    .orderBy(desc(startTimeStamp), desc(position))
    .limit(MAX_RECENT);
  // Chapters of a daily title leave the latest range within the week, and the ranges also move during an import.
  return rows.filter(isInOpenRange).map(({ source: _source, before: _before, after: _after, ...chapter }) => chapter);
}
