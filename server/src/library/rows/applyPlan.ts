import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bumpContentVersion, type IdKind, nextIds } from '../../database/counters';
import type { Database } from '../../database/Database';
import { isSettled, type RowPlan } from './rowPlan';

/** A table whose rows get their IDs from the application. */
type TableWithId = PgTable & { id: PgColumn };

/** Carries out a plan in one transaction, so that all changes become visible at once. */
export async function applyPlan<Row extends { id: number }, Wanted extends Partial<Row>>(
  db: Database,
  table: TableWithId,
  kind: IdKind,
  plan: RowPlan<Row, Wanted>,
): Promise<void> {
  if (isSettled(plan)) return;
  await db.transaction(async (tx) => {
    if (plan.removed.length > 0)
      await tx.delete(table).where(
        inArray(
          table.id,
          plan.removed.map(({ id }) => id),
        ),
      );
    for (const { row, wanted } of plan.changed) await tx.update(table).set(wanted).where(eq(table.id, row.id));
    if (plan.added.length > 0) {
      const ids = await nextIds(tx, kind, plan.added.length);
      // There are as many IDs as rows.
      await tx.insert(table).values(plan.added.map((wanted, index) => ({ ...wanted, id: ids[index]! })));
    }
    await bumpContentVersion(tx);
  });
}
