import { sql } from 'drizzle-orm';
import { raiseContentVersion, readContentVersion } from '../database/counters';
import type { Database, Transaction } from '../database/Database';
import { TABLES, type TableShape } from './tables';

/** Rows as the database writes them in JSON. Every PostgreSQL type survives the way there and back. */
export type RowChunk = readonly string[];

const CHUNK = 500;

/**
 * Reads every table as it is at one moment, whatever is written in the meantime.
 * @param read gets one table after the other, and its rows in chunks
 */
export async function readSnapshot(
  db: Database,
  read: (table: TableShape, chunks: AsyncIterable<RowChunk>) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      for (const table of TABLES) await read(table, rowsOf(tx, table));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* rowsOf(tx: Transaction, { name, key }: TableShape): AsyncGenerator<RowChunk> {
  const order = sql.join(
    key.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`declare rows no scroll cursor for
    select row_to_json(one)::text as row from ${sql.identifier(name)} one order by ${order}`);
  for (;;) {
    const { rows } = (await tx.execute(sql.raw(`fetch ${CHUNK} from rows`))) as { rows: { row: string }[] }; // same in both engines
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close rows`);
}

/** The database already contains rows, so nothing can be written into it. */
export class NotEmptyError extends Error {
  override name = 'NotEmptyError';
}

/** Tables that the first start fills. Rows in them do not make a database count as used. */
const OF_THE_FIRST_START = ['deploy_tokens'];

/**
 * Writes tables into a database with the newest migration: all of them or nothing.
 * @param fill calls its argument with the rows of each table, in the order of `TABLES`
 */
export async function writeSnapshot(
  db: Database,
  { mayReplace }: { mayReplace: boolean },
  fill: (write: (table: TableShape, rows: RowChunk) => Promise<void>) => Promise<void>,
): Promise<void> {
  const seen = await readContentVersion(db);
  await db.transaction(async (tx) => {
    const full = mayReplace ? [] : await tablesWithRows(tx);
    if (full.length > 0) throw new NotEmptyError(`The database is not empty: there is something in ${full.join(', ')}.`);
    await tx.execute(
      sql`truncate ${sql.join(
        TABLES.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )}`,
    );
    await fill(async ({ name, columns }, rows) => {
      const names = sql.join(
        columns.map((column) => sql.identifier(column)),
        sql`, `,
      );
      const table = sql.identifier(name);
      await tx.execute(sql`insert into ${table} (${names})
        select ${names} from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)`);
    });
  });
  await raiseContentVersion(db, seen);
}

async function tablesWithRows(tx: Transaction): Promise<string[]> {
  const full: string[] = [];
  for (const { name } of TABLES.filter((table) => !OF_THE_FIRST_START.includes(table.name))) {
    const { rows } = (await tx.execute(sql`select 1 from ${sql.identifier(name)} limit 1`)) as { rows: unknown[] }; // same in both engines
    if (rows.length > 0) full.push(name);
  }
  return full;
}
