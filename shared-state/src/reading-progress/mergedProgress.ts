import { isHigher } from '../reading-history/isHigher';
import { latest } from '../reading-history/latest';
import type { ReadingProgress, ReadingProgressByTitle } from './readingProgressSlice';

/** Enough for years of reading, and small beside the 5 MB that a browser gives. */
const MOST_TITLES = 300;

/**
 * The places of two devices as one: per title the newer one. In whichever order histories are merged, and however often,
 * the outcome is the same, so that a file can be imported twice and everywhere.
 */
export function mergedProgress(a: ReadingProgressByTitle, b: ReadingProgressByTitle): ReadingProgressByTitle {
  const merged: Record<number, ReadingProgress> = { ...a };
  for (const place of Object.values(b)) {
    const known = merged[place.titleId];
    if (!known || isHigher(rankOf(place), rankOf(known))) merged[place.titleId] = place;
  }
  return newestProgress(merged);
}

/** The places that are kept: the newest, up to the limit. */
export function newestProgress(progress: ReadingProgressByTitle): ReadingProgressByTitle {
  const places = Object.values(progress);
  if (places.length <= MOST_TITLES) return progress;
  return Object.fromEntries(latest(places, MOST_TITLES, ({ titleId }) => titleId).map((place) => [place.titleId, place]));
}

function rankOf(place: ReadingProgress): readonly (number | string)[] {
  const { at, chapterId, page, fraction, pageCount, chapterName, titleName, portraitImageUrl } = place;
  return [at, chapterId, page, fraction, pageCount, chapterName, titleName, portraitImageUrl];
}
