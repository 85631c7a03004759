import { and, desc, eq, gt, lte, or } from 'drizzle-orm';
import { chapters } from '../../database/schema';
import type { Site } from '../../http/Site';
import type { RecentChapter } from '../../wire/updateGroups';

const DAY_S = 24 * 60 * 60;

/** Home shows updates of today and up to 7 days ago (spec §9); the eighth day is for readers east and west of UTC. */
const RECENT_DAYS = 8;

/** Bounds a day on which a whole library was imported. */
const MOST_RECENT = 3000;

/** Chapters that came in the last days and can still be read, newest first. */
export function recentChapters({ db, clock }: Site): Promise<RecentChapter[]> {
  const now = clock();
  const { titleId, id, name, subTitle, position, startTimeStamp, endTimeStamp, isVerticalOnly } = chapters;
  return db
    .select({ titleId, chapterId: id, name, subTitle, position, startTimeStamp, isVerticalOnly })
    .from(chapters)
    .where(
      and(
        gt(startTimeStamp, now - RECENT_DAYS * DAY_S),
        lte(startTimeStamp, now),
        or(eq(endTimeStamp, 0), gt(endTimeStamp, now)),
      ),
    )
    .orderBy(desc(startTimeStamp), desc(position))
    .limit(MOST_RECENT);
}
