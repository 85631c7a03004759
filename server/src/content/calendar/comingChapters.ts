import { and, asc, gt, lte } from 'drizzle-orm';
import { chapters } from '../../database/schema';
import type { Site } from '../../http/Site';
import { groupBy } from '../groupBy';
import { type ListedTitle, listedTitles } from '../titles/listedTitles';
import { FARTHEST_S, type NextChapter, nextOfTitle } from './nextOfTitle';

/** A chapter to come, with its title. */
export interface ComingChapter extends NextChapter {
  title: ListedTitle;
}

/** Bounds a library that was scheduled for years. */
const MOST_SCHEDULED = 20_000;

/**
 * What comes next of all titles, soonest first, the languages of a work beside each other. A title of which nothing has come yet stays hidden, as in every list,
 * and of a chapter to come no more than its name and its time is told.
 */
export async function comingChapters(site: Site): Promise<ComingChapter[]> {
  const now = site.clock();
  const scheduled = await site.db
    .select({ titleId: chapters.titleId, name: chapters.name, startTimeStamp: chapters.startTimeStamp })
    .from(chapters)
    .where(and(gt(chapters.startTimeStamp, now), lte(chapters.startTimeStamp, now + FARTHEST_S)))
    .orderBy(asc(chapters.startTimeStamp), asc(chapters.position))
    .limit(MOST_SCHEDULED);
  const byTitle = groupBy(scheduled, ({ titleId }) => titleId);
  return (await listedTitles(site))
    .flatMap((title) =>
      nextOfTitle({ ...title, scheduled: byTitle.get(title.id) ?? [] }, now).map((next) => ({ ...next, title })),
    )
    .sort(
      (a, b) => a.startTimeStamp - b.startTimeStamp || a.title.workId - b.title.workId || a.title.language - b.title.language,
    );
}
