import type { ReadingProgress, ReadingProgressByTitle } from './readingHistory';

/** Validates a stored value. Entries of the wrong shape are left out. */
export function initialProgress(stored: unknown): ReadingProgressByTitle {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isProgress(value)));
}

function isProgress(value: unknown): value is ReadingProgress {
  // Each field is checked below.
  const { titleName, portraitImageUrl, chapterName, language, ...numbers } = (value ?? {}) as ReadingProgress;
  if (language !== undefined && !Number.isInteger(language)) return false;
  const hasTexts = [titleName, portraitImageUrl, chapterName].every((text) => typeof text === 'string');
  const { titleId, chapterId, page, pageCount, fraction, at } = numbers;
  return hasTexts && [titleId, chapterId, page, pageCount, fraction, at].every(Number.isFinite);
}
