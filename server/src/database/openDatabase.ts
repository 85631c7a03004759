import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { PROGRAM_FOLDER } from '../config/ownFolders';
import { causesOf } from '../text/caughtError';
import type { Database, OpenDatabase } from './Database';
import { DurableNodeFs } from './DurableNodeFs';
import { lockFolder } from './folderLock';
import { GuardedPool } from './guardedPool';
import * as schema from './schema';
import { SMALL_BUFFERS } from './smallBuffers';

export const MIGRATIONS_FOLDER = path.join(PROGRAM_FOLDER, 'migrations');

/** PGlite starts with `-F`, which turns fsync off. Its other parameters stay as they are. */
const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'random_page_cost=1.1'].flatMap((setting) => ['-c', setting]),
  ...SMALL_BUFFERS,
];

/** The embedded database has no autovacuum. */
const VACUUM_INTERVAL_MS = 30 * 60 * 1000;

/** An operator who starts the site must get a message after a limited time. */
const MIGRATION_CONNECT_TIMEOUT_MS = 5_000;

export interface DatabaseOptions {
  /** Contains the embedded database in `db/`. */
  dataDir: string;
  /** The URL of a PostgreSQL server to use instead. */
  databaseUrl?: string | undefined;
}

/**
 * Opens the site's database and applies all migrations: PostgreSQL if there is a URL, otherwise the embedded one in the data
 * folder.
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const release = lockFolder(dataDir, 'db.lock');
  try {
    const folder = path.join(dataDir, 'db');
    mkdirSync(folder, { recursive: true });
    const { db, close } = await startEmbedded(folder);
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

/** If PostgreSQL cannot read its own files, its only message is `Aborted()`. */
async function startEmbedded(folder: string): Promise<OpenDatabase> {
  const isNew = readdirSync(folder).length === 0;
  try {
    const fs = new DurableNodeFs(folder);
    const client = await PGlite.create({ fs, startParams: DURABLE_START });
    fs.started();
    return await migrated(client);
  } catch (error) {
    if (isNew) throw error;
    throw new Error(
      `The embedded database in ${folder} cannot be opened (${causesOf(error).join('; ')}). If its disk is full or not writable, ` +
        'fix that and start again: nothing is lost. Otherwise its files are damaged. Move that folder away (keep it), ' +
        'start anew with `restore <newest backup>`, and then the server. docs/guides/operator.md, "Backup".',
      { cause: error },
    );
  }
}

/** An embedded database with all migrations applied. */
export async function migrated(client: PGlite): Promise<OpenDatabase> {
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder: MIGRATIONS_FOLDER });
  // `Database` is the common part of both dialects.
  return { db: db as unknown as Database, close: () => client.close() };
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  await migrateServer(databaseUrl);
  const pool = new GuardedPool(databaseUrl);
  const db = drizzleNodePostgres(pool, { schema });
  return {
    // `Database` is the common part of both dialects.
    db: db as unknown as Database,
    close: () => pool.end(),
    connections: () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** Uses its own connection, because a migration of much content takes longer than the time limit for a reader's query. */
async function migrateServer(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: MIGRATION_CONNECT_TIMEOUT_MS });
  // If the connection breaks later, the query that uses it reports the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await migrateNodePostgres(drizzleNodePostgres(client, { schema }), { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (error) {
    throw new Error(`The PostgreSQL database ${nameOf(databaseUrl)} cannot be used: ${causesOf(error).join('; ')}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The host and the database, without the user and the password. */
function nameOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of this address';
  const { host, pathname } = new URL(databaseUrl);
  return `at ${host}${pathname}`;
}
