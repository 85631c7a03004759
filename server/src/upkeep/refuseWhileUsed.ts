import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { APPLICATION } from '../database/guardedPool';

/**
 * Refuses to overwrite a PostgreSQL database that other processes of the site use. They would keep answering from what they
 * know, and what readers write through them would be lost. The control socket shows only the newest server of a data folder, and
 * nothing about other machines, so the database is asked. The embedded database has a lock of its own.
 */
export async function refuseWhileUsed(db: Database): Promise<void> {
  const { rows } = (await db.execute(sql`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${APPLICATION} %`}
      and application_name <> current_setting('application_name')
    order by 1`)) as { rows: { name: string }[] }; // same in both engines
  if (rows.length === 0) return;
  const others = rows.map(({ name }) => name.slice(APPLICATION.length + 1)).join(', ');
  throw new Error(
    `Other processes of the site use this database (process@machine: ${others}). Stop these servers first, then run this again. Nothing was changed.`,
  );
}
