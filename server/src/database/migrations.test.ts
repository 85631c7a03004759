import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { openMemoryDatabase } from '../testing/openMemoryDatabase';
import { MIGRATIONS_FOLDER } from './openDatabase';
import * as schema from './schema';

const META = path.join(MIGRATIONS_FOLDER, 'meta');

/** The snapshot with which the next migration is compared. */
function newestSnapshot(): DrizzleSnapshotJSON {
  const names = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'));
  // The library that reads this file also wrote it.
  return JSON.parse(readFileSync(path.join(META, names.sort().at(-1)!), 'utf8')) as DrizzleSnapshotJSON;
}

test('generating a migration from the committed schema yields no statements', async () => {
  expect(await generateMigration(newestSnapshot(), generateDrizzleJson(schema))).toEqual([]);
});

test('the migrations make the tables of the schema, column by column', async () => {
  const { db, close } = await openMemoryDatabase();
  const columns = await db
    .select({
      name: sql<string>`table_name || '.' || column_name`,
      notNull: sql<boolean>`is_nullable = 'NO'`,
    })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`);
  const wanted = Object.values(schema)
    .filter((part) => is(part, PgTable))
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => ({ name: `${name}.${column.name}`, notNull: column.notNull }));
    });
  expect(new Set(columns)).toEqual(new Set(wanted));
  await close();
});
