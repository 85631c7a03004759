import { isHigher } from './isHigher';
import { latest } from './latest';
import type { ReadingProgress, ReadingProgressByTitle } from './readingHistory';

/** Enough for years of reading, and small compared to the 5 MB that a browser allows. */
const MAX_TITLES = 300;

/**
 * Merges the positions of two devices: the newer one of each title wins. The result does not depend on the order or number of
 * merges, so a file can be imported twice and on every device.
 */
export function mergedProgress(a: ReadingProgressByTitle, b: ReadingProgressByTitle): ReadingProgressByTitle {
  const merged: Record<number, ReadingProgress> = { ...a };
  for (const position of Object.values(b)) {
    const known = merged[position.titleId];
    if (!known || isHigher(rankOf(position), rankOf(known))) merged[position.titleId] = position;
  }
  return newestProgress(merged);
}

/** The positions to keep: the newest up to the limit. */
export function newestProgress(progress: ReadingProgressByTitle): ReadingProgressByTitle {
  const positions = Object.values(progress);
  if (positions.length <= MAX_TITLES) return progress;
  return Object.fromEntries(
    latest(positions, MAX_TITLES, ({ titleId }) => titleId).map((position) => [position.titleId, position]),
  );
}

function rankOf(position: ReadingProgress): readonly (number | string)[] {
  const { at, chapterId, page, fraction, pageCount, chapterName, titleName, portraitImageUrl, language } = position;
  return [at, chapterId, page, fraction, pageCount, chapterName, titleName, portraitImageUrl, language ?? -1];
}
