/** The changes that make a table match a pack. */
export interface RowPlan<Row, Wanted> {
  added: Wanted[];
  changed: { row: Row; wanted: Wanted }[];
  removed: Row[];
  unchanged: number;
}

/**
 * Compares existing rows with the wanted ones.
 * @param identity tells which rows are the same thing; of two wanted rows with the same identity, the first counts
 * @param mayRemove whether to remove rows that are not wanted any more; false if an error may hide that they are
 */
export function planRows<Row extends object, Wanted extends Partial<Row>>(
  rows: readonly Row[],
  wanted: readonly Wanted[],
  identity: (thing: Row | Wanted) => string,
  mayRemove: boolean,
): RowPlan<Row, Wanted> {
  const existing = new Map(rows.map((row) => [identity(row), row]));
  const plan: RowPlan<Row, Wanted> = { added: [], changed: [], removed: [], unchanged: 0 };
  const seen = new Set<string>();
  for (const thing of wanted) {
    const id = identity(thing);
    if (seen.has(id)) continue;
    seen.add(id);
    const row = existing.get(id);
    if (!row) plan.added.push(thing);
    else if (differs(row, thing)) plan.changed.push({ row, wanted: thing });
    else plan.unchanged += 1;
  }
  if (mayRemove) plan.removed.push(...rows.filter((row) => !seen.has(identity(row))));
  return plan;
}

/** Whether a row differs from what it should contain. Fields that `wanted` does not name are ignored. */
export function differs<Row extends object>(row: Row, wanted: Partial<Row>): boolean {
  // The fields of `wanted` are fields of the row.
  return Object.entries(wanted).some(([name, value]) => JSON.stringify(row[name as keyof Row]) !== JSON.stringify(value));
}

/** Whether there is nothing to do. */
export function isSettled(plan: RowPlan<unknown, unknown>): boolean {
  return plan.added.length + plan.changed.length + plan.removed.length === 0;
}
