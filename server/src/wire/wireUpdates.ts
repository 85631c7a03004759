import { TitleUpdateStatus, type UpdatedTitleV2Group } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { UpdatesOfDay, WorkUpdate } from '../content/home/updatesByDay';
import { wireTitle } from './wireTitle';

export function wireUpdates(origin: string, days: readonly UpdatesOfDay[]): Draft<UpdatedTitleV2Group>[] {
  return days.map(({ daysAgo, works }) => ({
    groupName: groupName(daysAgo),
    groupNameDays: daysAgo,
    titleGroups: works.map((work) => wireWork(origin, work)),
  }));
}

/** Our own screens translate this into the reader's language. */
function groupName(days: number): string {
  if (days === 0) return 'Today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

function wireWork(origin: string, { first, updates, newestTime, viewCount }: WorkUpdate) {
  return {
    theTitle: first.title.name,
    chapterNumber: first.chapter.name,
    viewCount,
    titleUpdateStatus: first.chapter.position <= 1 ? TitleUpdateStatus.NEW : TitleUpdateStatus.UP,
    chapterStartTime: newestTime,
    titles: updates.map(({ title, chapter }) => ({
      title: wireTitle(origin, title),
      chapterId: chapter.chapterId,
      chapterName: chapter.name,
      chapterSubTitle: chapter.subTitle,
      isLatest: chapter.startTimeStamp === title.updatedAt,
      isVerticalOnly: chapter.isVerticalOnly,
    })),
  };
}
