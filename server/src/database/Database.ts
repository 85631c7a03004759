import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database as everything but `openDatabase` sees it: which engine answers makes no difference. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What a transaction hands to its callback, for functions that work inside and outside of one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A database together with the way to let go of it. */
export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
  /** How busy its connections are; the embedded database has but one. */
  connections?: () => { busy: number; waiting: number };
}
