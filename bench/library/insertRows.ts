import type { Database } from '@komawari/server/src/database/Database';

/** Below the limit of 65,535 parameters of a statement. */
const AT_ONCE = 1000;

/** Writes any number of rows. */
export async function insertRows<Table extends Parameters<Database['insert']>[0]>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    // These are rows of that table; of a table that is yet to be named the builder cannot know its rows.
    await db.insert(table).values(rows.slice(from, from + AT_ONCE) as never);
  }
}
