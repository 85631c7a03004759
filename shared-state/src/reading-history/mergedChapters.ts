import { isHigher } from './isHigher';
import { latest } from './latest';
import type { ReadChapter } from './readingHistory';

/** Some 100 kB of storage, and more chapters than a list invites to look through. */
const MAX_CHAPTERS = 1000;

/**
 * The chapters of two devices as one, like `mergedProgress`: per chapter the newer entry; what was finished on either is
 * finished.
 */
export function mergedChapters(a: readonly ReadChapter[], b: readonly ReadChapter[]): readonly ReadChapter[] {
  const merged = new Map<number, ReadChapter>();
  for (const chapter of [...a, ...b]) {
    const known = merged.get(chapter.chapterId);
    merged.set(chapter.chapterId, known ? joined(known, chapter) : chapter);
  }
  return newestChapters([...merged.values()]);
}

/** The chapters that are kept: the newest, up to the limit, newest first. */
export function newestChapters(chapters: readonly ReadChapter[]): readonly ReadChapter[] {
  return latest(chapters, MAX_CHAPTERS, ({ chapterId }) => chapterId);
}

function joined(a: ReadChapter, b: ReadChapter): ReadChapter {
  return { ...(isHigher(rankOf(a), rankOf(b)) ? a : b), isFinished: a.isFinished || b.isFinished };
}

function rankOf({ at, page, pageCount, titleId, chapterName }: ReadChapter): readonly (number | string)[] {
  return [at, page, pageCount, titleId, chapterName];
}
