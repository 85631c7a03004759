import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { messageOf } from '../text/caughtError';
import type { Database, OpenDatabase } from './Database';
import { DurableNodeFs } from './DurableNodeFs';
import { lockFolder } from './folderLock';
import * as schema from './schema';

const PACKAGE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const MIGRATIONS_FOLDER = path.join(PACKAGE, 'migrations');

/** PGlite starts with `-F`, which is fsync off; the rest of its parameters stay as they are. */
const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'random_page_cost=1.1'].flatMap((setting) => ['-c', setting]),
];

/** The embedded database has no autovacuum. */
const VACUUM_INTERVAL_MS = 30 * 60 * 1000;

export interface DatabaseOptions {
  /** Holds the embedded database in `db/`. */
  dataDir: string;
  /** A PostgreSQL server to use instead. */
  databaseUrl?: string | undefined;
}

/** Opens the site's database, brought up to the newest migration: PostgreSQL by its URL, else the embedded one in the data folder. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const release = lockFolder(dataDir, 'db.lock');
  try {
    const folder = path.join(dataDir, 'db');
    mkdirSync(folder, { recursive: true });
    const client = await PGlite.create({ fs: new DurableNodeFs(folder), startParams: DURABLE_START });
    const { db, close } = await migrated(client);
    const timer = setInterval(() => void db.execute(sql`VACUUM (ANALYZE)`).catch(() => undefined), VACUUM_INTERVAL_MS);
    timer.unref();
    return {
      db,
      async close() {
        clearInterval(timer);
        await close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** An embedded database, brought up to the newest migration. */
export async function migrated(client: PGlite): Promise<OpenDatabase> {
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder: MIGRATIONS_FOLDER });
  // `Database` is what both dialects have in common.
  return { db: db as unknown as Database, close: () => client.close() };
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16, statement_timeout: 10_000 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = drizzleNodePostgres(pool, { schema });
  try {
    await migrateNodePostgres(db, { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (error) {
    await pool.end();
    throw new Error(`The database of DATABASE_URL cannot be used: ${messageOf(error)}`, { cause: error });
  }
  // `Database` is what both dialects have in common.
  return { db: db as unknown as Database, close: () => pool.end() };
}
