import { chapterNumber, parseChapterLabel } from './chapterNumber';

/** Whole chapter numbers that are missing, from the first to the last. */
export interface MissingChapters {
  from: number;
  to: number;
  count: number;
}

/**
 * The whole numbers between two consecutive chapters of a list, by their names. `undefined` if there are none, if a name is not a
 * number, or if the numbering starts again and the later chapter has the smaller number.
 */
export function missingChapters(earlier: string | undefined, later: string | undefined): MissingChapters | undefined {
  const before = earlier === undefined ? undefined : parseChapterLabel(earlier)?.lastNumber;
  const after = chapterNumber(later);
  if (before === undefined || after === undefined) return undefined;
  const from = Math.floor(before) + 1;
  const to = Math.ceil(after) - 1;
  return from <= to ? { from, to, count: to - from + 1 } : undefined;
}
