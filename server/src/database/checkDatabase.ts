import { sql } from 'drizzle-orm';
import type { Database } from './Database';

/** Asks the least that a database can be asked; throws when it does not answer. */
export async function checkDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
