import type { Database } from '@komawari/server/src/database/Database';

/** Below the limit of 65,535 parameters per statement. */
const AT_ONCE = 1000;

/** Writes any number of rows. */
export async function insertRows<Table extends Parameters<Database['insert']>[0]>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    // These rows belong to that table. The query builder cannot know the row type of a table that is a type parameter.
    await db.insert(table).values(rows.slice(from, from + AT_ONCE) as never);
  }
}
