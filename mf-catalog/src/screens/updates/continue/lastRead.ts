import type { ReadingProgress } from '@komawari/shared-state';

/** The most titles that a reader is likely to look through in one row. */
const MAX_SHOWN = 12;

/** What the reader has read, the latest first. */
export function lastRead(progress: Readonly<Record<number, ReadingProgress>>): ReadingProgress[] {
  return Object.values(progress)
    .sort((a, b) => b.at - a.at)
    .slice(0, MAX_SHOWN);
}
