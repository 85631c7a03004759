import { DAY_SECONDS } from '@komawari/shared-domain';

/** 2026-11-20 12:00 UTC, a Friday: the moment at which tests take place. */
export const NOW = 1_795_176_000;

export const DAY = DAY_SECONDS;

/** What a test says of a row in place of the defaults. */
export type Fields<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

/** A word that no other row has. */
export type Unique = (word: string) => string;
