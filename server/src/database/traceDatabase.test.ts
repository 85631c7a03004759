import { eq } from 'drizzle-orm';
import { openMemoryDatabase } from '../testing/openMemoryDatabase';
import { startRealPostgres } from '../testing/realPostgres';
import { testWithPostgres } from '../testing/testWithPostgres';
import type { Tracing } from '../tracing/Tracing';
import type { Database, OpenDatabase } from './Database';
import { openDatabase } from './openDatabase';
import { works } from './schema';
import { traceDatabase } from './traceDatabase';

/** The trace entries of some work, such as `SELECT works`. Drivers may start and end transactions with their own statements. */
async function tracedOf({ db, close }: OpenDatabase, work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const said: string[] = [];
  const part: Tracing['part'] = (name, details, ask) => {
    said.push(name);
    const { 'db.operation.name': operation, 'db.collection.name': table } = details;
    expect([operation, table].filter(Boolean).join(' ')).toBe(name);
    return ask();
  };
  const untrace = traceDatabase(db, { part });
  try {
    await work(db);
    untrace();
    await db.select().from(works);
  } finally {
    await close();
  }
  return said.filter((line) => !/^(BEGIN|COMMIT)$/.test(line));
}

async function askMuch(db: Database): Promise<void> {
  await db.select().from(works).where(eq(works.key, 'kanarie'));
  await db.transaction(async (tx) => {
    await tx.update(works).set({ key: 'kanarie' });
    await tx.delete(works);
  });
  await db.execute(`/* kanarie */ select 'from "kanarie"'`);
}

const ALL = ['SELECT works', 'UPDATE works', 'DELETE works', 'other'];

test('traces each statement of the embedded database, also in transactions, until it is turned off', async () => {
  expect(await tracedOf(await openMemoryDatabase(), askMuch)).toEqual(ALL);
});

testWithPostgres('traces each statement of a PostgreSQL database (skipped without PostgreSQL)', async () => {
  const postgres = await startRealPostgres();
  try {
    expect(await tracedOf(await openDatabase({ dataDir: '', databaseUrl: postgres.url }), askMuch)).toEqual(ALL);
  } finally {
    await postgres.close();
  }
});
