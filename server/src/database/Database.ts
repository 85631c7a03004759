import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The type of the database for all code except `openDatabase`. It hides which engine is used. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The type that a transaction passes to its callback, for functions that work inside and outside of one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A database, and the function that closes it. */
export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
  /** How busy its connections are. The embedded database has only one. */
  connections?: () => { busy: number; waiting: number };
}
