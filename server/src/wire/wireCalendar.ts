import type { ComingSoonTitle, UpdatedTitleGroup } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { ComingChapter } from '../content/calendar/comingChapters';
import { groupBy } from '../content/groupBy';
import type { ListedTitle } from '../content/titles/listedTitles';
import type { OpenChapter } from '../content/titles/openChapters';
import { wireTitle } from './wireTitle';

export function wireComingSoon(origin: string, { title, name, startTimeStamp }: ComingChapter): Draft<ComingSoonTitle> {
  return { title: wireTitle(origin, title), nextChapterName: name, nextChapterStartTimestamp: startTimeStamp };
}

/** Chapters by the moment at which they end, which is the name of their group: epoch seconds in decimal digits. */
export function wireLeavingSoon(
  origin: string,
  chapters: readonly OpenChapter[],
  listed: ReadonlyMap<number, ListedTitle>,
): Draft<UpdatedTitleGroup>[] {
  return [...groupBy(chapters, ({ endTimeStamp }) => endTimeStamp)].map(([end, leaving]) => ({
    groupName: String(end),
    titles: leaving.flatMap(({ titleId, chapterId, name, subTitle, startTimeStamp }) => {
      const title = listed.get(titleId);
      if (!title) return [];
      const isLatest = startTimeStamp === title.updatedAt;
      return [{ title: wireTitle(origin, title), chapterId, chapterName: name, chapterSubTitle: subTitle, isLatest }];
    }),
  }));
}
