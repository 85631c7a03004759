import { LEAVING_SOON_SECONDS } from '@komawari/shared-domain';
import { and, asc, gt, lte } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { chapters } from '../../database/schema';
import { groupBy } from '../lists/groupBy';
import { firstOfEachLanguage } from '../lists/titleLists';
import type { ListedTitle, ListedTitles } from '../titles/listedTitles';
import type { OpenChapter, OpenChapters } from '../titles/openChapters';
import { MAX_AHEAD_S, type NextChapter, nextOfTitle } from './nextOfTitle';

/** An upcoming chapter with its title. */
export interface ComingChapter extends NextChapter {
  title: ListedTitle;
}

/** A chapter that ends soon, with its title. */
export interface LeavingChapter extends OpenChapter {
  title: ListedTitle;
}

/** Upcoming and ending chapters of all titles. */
export interface ChapterCalendar {
  /**
   * Upcoming chapters, soonest first, with the languages of a work next to each other. A title without any published chapter
   * stays hidden, as in every list. Of an upcoming chapter, only its name and its time are public.
   */
  coming: () => Promise<ComingChapter[]>;
  /** Each title once, with its very next chapter. `countOfLanguage` titles of each language. */
  soonest: (countOfLanguage: number) => Promise<ComingChapter[]>;
  /** Chapters that end soon, in the order in which they end. */
  leaving: () => Promise<LeavingChapter[]>;
}

/** Limits the result for a library that was scheduled for years. */
const MAX_SCHEDULED = 20_000;

export interface CalendarInputs {
  db: Database;
  clock: Clock;
  listed: ListedTitles;
  open: OpenChapters;
}

export function createChapterCalendar({ db, clock, listed, open }: CalendarInputs): ChapterCalendar {
  async function coming(): Promise<ComingChapter[]> {
    const now = clock();
    const byTitle = groupBy(await scheduledChapters(db, now), ({ titleId }) => titleId);
    return (await listed.all())
      .flatMap((title) =>
        nextOfTitle({ ...title, scheduled: byTitle.get(title.id) ?? [] }, now).map((next) => ({ ...next, title })),
      )
      .sort(
        (a, b) => a.startTimeStamp - b.startTimeStamp || a.title.workId - b.title.workId || a.title.language - b.title.language,
      );
  }
  return {
    coming,
    soonest: async (countOfLanguage) => soonestOfEachLanguage(await coming(), countOfLanguage),
    async leaving() {
      const titles = await listed.byId();
      return (await open.endingWithin(LEAVING_SOON_SECONDS)).flatMap((chapter) => {
        const title = titles.get(chapter.titleId);
        return title ? [{ ...chapter, title }] : [];
      });
    },
  };
}

function scheduledChapters(db: Database, now: number) {
  return db
    .select({ titleId: chapters.titleId, name: chapters.name, startTimeStamp: chapters.startTimeStamp })
    .from(chapters)
    .where(and(gt(chapters.startTimeStamp, now), lte(chapters.startTimeStamp, now + MAX_AHEAD_S)))
    .orderBy(asc(chapters.startTimeStamp), asc(chapters.position))
    .limit(MAX_SCHEDULED);
}

/** Each title once, with its first chapter in this order; at most `countOfLanguage` titles per language. */
export function soonestOfEachLanguage(coming: readonly ComingChapter[], countOfLanguage: number): ComingChapter[] {
  const seen = new Set<number>();
  const firstOfTitle = coming.filter(({ title }) => !seen.has(title.id) && seen.add(title.id));
  return firstOfEachLanguage(firstOfTitle, countOfLanguage, ({ title }) => title.language);
}
