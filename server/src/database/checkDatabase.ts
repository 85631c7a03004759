import { sql } from 'drizzle-orm';
import { codeOf } from '../text/caughtError';
import type { Database } from './Database';
import { compositions, counters, deployments, titles, works } from './schema';
import { isDatabaseUnavailable } from './unavailable';

/** Without these tables, the server can build neither pages nor answers. */
const NEEDED = [works, titles, counters, deployments, compositions];

/** The database answers, but required tables are missing or cannot be read. */
export class DamagedDatabaseError extends Error {
  override name = 'DamagedDatabaseError';
}

/**
 * Queries a row of each table that the site cannot do without.
 * @throws when the database does not answer, and DamagedDatabaseError when it answers but tables are damaged or missing
 */
export async function checkDatabase(db: Database): Promise<void> {
  const parts = NEEDED.map((table) => sql`exists (select 1 from ${table})`);
  try {
    await db.execute(sql`select ${sql.join(parts, sql`, `)}`);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    const code = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : undefined);
    throw new DamagedDatabaseError(`A table cannot be read (${code ?? 'no reason given'}).`, { cause: error });
  }
}
