import type { ComingSoonTitle, UpdatedTitleGroup } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { ComingChapter, LeavingChapter } from '../content/calendar/chapterCalendar';
import { groupBy } from '../content/lists/groupBy';
import { wireTitle } from './wireTitle';

export function wireComingSoon(origin: string, { title, name, startTimeStamp }: ComingChapter): Draft<ComingSoonTitle> {
  return { title: wireTitle(origin, title), nextChapterName: name, nextChapterStartTimestamp: startTimeStamp };
}

/** Chapters grouped by their end time, which is the name of the group: epoch seconds in decimal digits. */
export function wireLeavingSoon(origin: string, leaving: readonly LeavingChapter[]): Draft<UpdatedTitleGroup>[] {
  return [...groupBy(leaving, ({ endTimeStamp }) => endTimeStamp)].map(([end, chapters]) => ({
    groupName: String(end),
    titles: chapters.map(({ title, chapterId, name, subTitle, startTimeStamp }) => ({
      title: wireTitle(origin, title),
      chapterId,
      chapterName: name,
      chapterSubTitle: subTitle,
      isLatest: startTimeStamp === title.updatedAt,
    })),
  }));
}
