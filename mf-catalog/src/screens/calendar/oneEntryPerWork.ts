import { inPreferredLanguages, type PreferredLanguages } from '@komawari/shared-domain';
import type { Siblings } from '../../all-titles/oneTitlePerWork';
import type { ComingChapter } from './calendarWeek';

/**
 * Merges the entries of a work that comes out in several languages at the same moment. The merged entry has the language that the
 * reader prefers. Several chapters of one title stay separate entries. The order does not change.
 */
export function oneEntryPerWork(
  chapters: readonly ComingChapter[],
  siblings: Siblings,
  preferred: PreferredLanguages,
): ComingChapter[] {
  const workOf = new Map<number, readonly number[]>();
  for (const ids of siblings) for (const id of ids) workOf.set(id, ids);
  const moments = new Map<string, ComingChapter[]>();
  for (const chapter of chapters) {
    const { titleId } = chapter.title;
    const moment = `${workOf.get(titleId)?.[0] ?? titleId} ${chapter.startMs}`;
    const together = moments.get(moment);
    if (together) together.push(chapter);
    else moments.set(moment, [chapter]);
  }
  return [...moments.values()].flatMap((together) => {
    const titles = inPreferredLanguages(
      together.map(({ title }) => title),
      ({ language }) => language,
      preferred,
    );
    const distinct = [...new Map(titles.map((title) => [title.titleId, title])).values()];
    return together
      .filter(({ title }) => title.titleId === distinct[0]?.titleId)
      .map((chapter) => ({ ...chapter, titles: distinct }));
  });
}
