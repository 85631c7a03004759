import { DAY_SECONDS } from '@komawari/shared-domain';

/** 2026-11-20 12:00 UTC, a Friday: the time at which tests run. */
export const NOW = 1_795_176_000;

export const DAY = DAY_SECONDS;

/** The fields of a row that a test sets; the others have defaults. */
export type Fields<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

/** Makes a word unique among all rows. */
export type Unique = (word: string) => string;
