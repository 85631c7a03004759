import { utcDay } from '@komawari/shared-domain';
import { groupBy } from '../lists/groupBy';
import type { ListedTitle } from '../titles/listedTitles';

/** A recently published chapter. */
export interface RecentChapter {
  titleId: number;
  chapterId: number;
  name: string;
  subTitle: string;
  position: number;
  startTimeStamp: number;
  isVerticalOnly: boolean;
}

/** A title with a new chapter. */
export interface TitleUpdate {
  title: ListedTitle;
  chapter: RecentChapter;
}

/** The new chapters of one work on one day, in all its languages. */
export interface WorkUpdate {
  /** The update in the first language, which gives the work its name. */
  first: TitleUpdate;
  /** In the order of languages. */
  updates: TitleUpdate[];
  newestTime: number;
  viewCount: number;
}

export interface UpdatesOfDay {
  /** 0 is today. */
  daysAgo: number;
  /** Latest first; works with the same time are sorted by views. */
  works: WorkUpdate[];
}

/**
 * The recent chapters by day, and within a day by work (docs/specification.md §2, Home). A title with several chapters on one day
 * appears once, with the last of them. Days are counted in UTC. A client that knows the reader's time zone groups them again by
 * the time of each chapter.
 */
export function updatesByDay(
  recent: readonly RecentChapter[],
  listed: ReadonlyMap<number, ListedTitle>,
  now: number,
): UpdatesOfDay[] {
  const updates = recent.flatMap((chapter): TitleUpdate[] => {
    const title = listed.get(chapter.titleId);
    return title ? [{ title, chapter }] : [];
  });
  const byDay = groupBy(updates, ({ chapter }) => utcDay(now * 1000) - utcDay(chapter.startTimeStamp * 1000));
  return [...byDay].map(([daysAgo, ofDay]) => ({ daysAgo, works: worksOfDay(ofDay) })).sort((a, b) => a.daysAgo - b.daysAgo);
}

function worksOfDay(updates: readonly TitleUpdate[]): WorkUpdate[] {
  const lastOfTitle = new Map<number, TitleUpdate>();
  for (const update of updates) {
    const known = lastOfTitle.get(update.title.id);
    if (!known || known.chapter.position < update.chapter.position) lastOfTitle.set(update.title.id, update);
  }
  return [...groupBy(lastOfTitle.values(), ({ title }) => title.workId).values()]
    .map(workUpdate)
    .sort((a, b) => b.newestTime - a.newestTime || b.viewCount - a.viewCount);
}

function workUpdate(updates: readonly [TitleUpdate, ...TitleUpdate[]]): WorkUpdate {
  return {
    first: updates.reduce((first, other) => (other.title.language < first.title.language ? other : first)),
    updates: updates.toSorted((a, b) => a.title.language - b.title.language),
    newestTime: Math.max(...updates.map(({ chapter }) => chapter.startTimeStamp)),
    viewCount: updates.reduce((sum, { title }) => sum + title.viewCount, 0),
  };
}
