import { isHigher } from './isHigher';
import { latest } from './latest';
import type { ReadChapter } from './readingHistory';

/** About 100 kB of storage, and more chapters than anyone looks through in a list. */
const MAX_CHAPTERS = 1000;

/**
 * Merges the chapters of two devices, like `mergedProgress`: the newer entry of each chapter wins. A chapter that was finished on
 * either device is finished.
 */
export function mergedChapters(a: readonly ReadChapter[], b: readonly ReadChapter[]): readonly ReadChapter[] {
  const merged = new Map<number, ReadChapter>();
  for (const chapter of [...a, ...b]) {
    const known = merged.get(chapter.chapterId);
    merged.set(chapter.chapterId, known ? joined(known, chapter) : chapter);
  }
  return newestChapters([...merged.values()]);
}

/** The chapters to keep: the newest up to the limit, newest first. */
export function newestChapters(chapters: readonly ReadChapter[]): readonly ReadChapter[] {
  return latest(chapters, MAX_CHAPTERS, ({ chapterId }) => chapterId);
}

function joined(a: ReadChapter, b: ReadChapter): ReadChapter {
  return { ...(isHigher(rankOf(a), rankOf(b)) ? a : b), isFinished: a.isFinished || b.isFinished };
}

function rankOf({ at, page, pageCount, titleId, chapterName }: ReadChapter): readonly (number | string)[] {
  return [at, page, pageCount, titleId, chapterName];
}
