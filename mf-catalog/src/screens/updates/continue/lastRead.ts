import type { ReadingProgress } from '@komawari/shared-state';

/** As many titles as a row invites to look through. */
const MAX_SHOWN = 12;

/** What the reader read last, the latest first. */
export function lastRead(progress: Readonly<Record<number, ReadingProgress>>): ReadingProgress[] {
  return Object.values(progress)
    .sort((a, b) => b.at - a.at)
    .slice(0, MAX_SHOWN);
}
