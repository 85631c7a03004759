import { chapterNumber } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';

/** Returns the chapter whose name the reader types, or else the one nearest to the typed number: `14`, `#014`, `10,5`. */
export function nearestChapter(chapters: readonly Chapter[], typed: string): Chapter | undefined {
  const name = typed.trim().toLowerCase();
  if (name === '') return undefined;
  const named = chapters.find((chapter) => chapter.name.toLowerCase() === name);
  const number = chapterNumber(name);
  if (named || number === undefined) return named;
  const far = (chapter: Chapter) => Math.abs((chapterNumber(chapter.name) ?? Infinity) - number);
  const nearest = chapters.reduce<Chapter | undefined>((best, each) => (best && far(best) <= far(each) ? best : each), undefined);
  return nearest && far(nearest) < Infinity ? nearest : undefined;
}
