import type { UpdatedTitleV2Group } from '@komawari/shared-proto';
import { TitleUpdateStatus } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import { groupBy } from '../content/groupBy';
import type { ListedTitle } from '../content/titles/listedTitles';
import { wireTitle } from './wireTitle';

/** A chapter that came lately. */
export interface RecentChapter {
  titleId: number;
  chapterId: number;
  name: string;
  subTitle: string;
  position: number;
  startTimeStamp: number;
  isVerticalOnly: boolean;
}

interface Update {
  title: ListedTitle;
  chapter: RecentChapter;
}

const DAY_S = 24 * 60 * 60;

/**
 * What came lately, by day and within a day by work (spec §2, Home). A title that got several chapters on one day
 * is there once, with the last of them. Days are counted in UTC; a client that knows the reader's time zone
 * groups anew by `chapterStartTime`.
 */
export function updateGroups(
  origin: string,
  recent: readonly RecentChapter[],
  listed: ReadonlyMap<number, ListedTitle>,
  now: number,
): Draft<UpdatedTitleV2Group>[] {
  const updates = recent.flatMap((chapter): Update[] => {
    const title = listed.get(chapter.titleId);
    return title ? [{ title, chapter }] : [];
  });
  const byDay = groupBy(updates, ({ chapter }) => daysAgo(chapter.startTimeStamp, now));
  return [...byDay]
    .sort(([a], [b]) => a - b)
    .map(([days, ofDay]) => ({
      groupName: groupName(days),
      groupNameDays: days,
      titleGroups: worksOfDay(origin, ofDay),
    }));
}

function daysAgo(time: number, now: number): number {
  return Math.floor(now / DAY_S) - Math.floor(time / DAY_S);
}

/** The product's own screens word this in the reader's language. */
function groupName(days: number): string {
  if (days === 0) return 'Today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

function worksOfDay(origin: string, updates: readonly Update[]) {
  const lastOfTitle = new Map<number, Update>();
  for (const update of updates) {
    const known = lastOfTitle.get(update.title.id);
    if (!known || known.chapter.position < update.chapter.position) lastOfTitle.set(update.title.id, update);
  }
  const byWork = groupBy(lastOfTitle.values(), ({ title }) => title.workId);
  const ordered = [...byWork.values()].map((work) => work.toSorted((a, b) => a.title.language - b.title.language));
  return ordered.sort(byTimeThenViews).map((work) => wireWork(origin, work));
}

function byTimeThenViews(a: readonly Update[], b: readonly Update[]): number {
  return newestTime(b) - newestTime(a) || totalViews(b) - totalViews(a);
}

function newestTime(work: readonly Update[]): number {
  return Math.max(...work.map(({ chapter }) => chapter.startTimeStamp));
}

function totalViews(work: readonly Update[]): number {
  return work.reduce((sum, { title }) => sum + title.viewCount, 0);
}

function wireWork(origin: string, work: readonly Update[]) {
  const { title, chapter } = work[0]!;
  return {
    theTitle: title.name,
    chapterNumber: chapter.name,
    viewCount: totalViews(work),
    titleUpdateStatus: chapter.position <= 1 ? TitleUpdateStatus.NEW : TitleUpdateStatus.UP,
    chapterStartTime: newestTime(work),
    titles: work.map((update) => ({
      title: wireTitle(origin, update.title),
      chapterId: update.chapter.chapterId,
      chapterName: update.chapter.name,
      chapterSubTitle: update.chapter.subTitle,
      isLatest: update.chapter.startTimeStamp === update.title.updatedAt,
      isVerticalOnly: update.chapter.isVerticalOnly,
    })),
  };
}
