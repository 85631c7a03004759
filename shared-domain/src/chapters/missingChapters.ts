import { chapterNumber, parseChapterLabel } from './chapterNumber';

/** Whole chapter numbers that are not here, from the first to the last. */
export interface MissingChapters {
  from: number;
  to: number;
  count: number;
}

/**
 * Which whole numbers lie between two chapters that follow each other in a list, by their names. `undefined` when none do,
 * when a name is no number, or when numbers begin anew and the later chapter has the smaller one.
 */
export function missingChapters(earlier: string | undefined, later: string | undefined): MissingChapters | undefined {
  const before = earlier === undefined ? undefined : parseChapterLabel(earlier)?.lastNumber;
  const after = chapterNumber(later);
  if (before === undefined || after === undefined) return undefined;
  const from = Math.floor(before) + 1;
  const to = Math.ceil(after) - 1;
  return from <= to ? { from, to, count: to - from + 1 } : undefined;
}
