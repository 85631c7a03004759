import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { partHealth } from '../../database/schema';

/** The counts of one part of a composition. */
export interface PartCounts {
  /** Pages that were sent to browsers. Only counted for the shell. */
  sent: number;
  views: number;
  loadErrors: number;
  renderErrors: number;
  hydrationErrors: number;
  lateErrors: number;
  paints: number;
  slowPaints: number;
  paintMs: number;
}

/** The counts of one part of one composition in one minute. */
export interface HealthRow extends PartCounts {
  /** Minutes since 1970. */
  minute: number;
  composition: string;
  part: string;
}

export const NO_COUNTS: PartCounts = {
  sent: 0,
  views: 0,
  loadErrors: 0,
  renderErrors: 0,
  hydrationErrors: 0,
  lateErrors: 0,
  paints: 0,
  slowPaints: 0,
  paintMs: 0,
};

// The names of the counts equal the column names.
const COUNTED = Object.keys(NO_COUNTS) as (keyof PartCounts)[];

export function addCounts(a: PartCounts, b: PartCounts): PartCounts {
  // `COUNTED` contains each name once.
  return Object.fromEntries(COUNTED.map((name) => [name, a[name] + b[name]])) as Record<keyof PartCounts, number>;
}

/** Adds to existing counts, because several servers count the same minute. */
export async function addHealth(db: Database, rows: readonly HealthRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { minute, composition, part } = partHealth;
  const sums = COUNTED.map((name) => [name, sql`${partHealth[name]} + ${sql.raw(`excluded."${name}"`)}`]);
  await db
    .insert(partHealth)
    .values([...rows])
    .onConflictDoUpdate({ target: [minute, composition, part], set: Object.fromEntries(sums) });
}

/** The counts of some parts of some compositions per minute, earliest first. */
export async function readHealth(
  db: Database,
  { compositions, parts, since }: { compositions: readonly string[]; parts: readonly string[]; since: number },
): Promise<HealthRow[]> {
  const { minute, composition, part } = partHealth;
  return db
    .select()
    .from(partHealth)
    .where(and(inArray(composition, [...compositions]), inArray(part, [...parts]), gte(minute, since)))
    .orderBy(minute);
}

/** The total counts of each part of some compositions before a minute. */
export async function sumHealth(
  db: Database,
  { compositions, parts, before }: { compositions: readonly string[]; parts: readonly string[]; before: number },
): Promise<Map<string, PartCounts>> {
  const { minute, composition, part } = partHealth;
  const sums = Object.fromEntries(COUNTED.map((name) => [name, sql<number>`sum(${partHealth[name]})`.mapWith(Number)]));
  const rows = await db
    .select({ part, ...sums })
    .from(partHealth)
    .where(and(inArray(composition, [...compositions]), inArray(part, [...parts]), lt(minute, before)))
    .groupBy(part);
  return new Map(rows.map(({ part: name, ...counts }) => [name, { ...NO_COUNTS, ...counts }]));
}

/** Deletes the counts from before a minute. */
export async function sweepHealth(db: Database, before: number): Promise<void> {
  await db.delete(partHealth).where(lt(partHealth.minute, before));
}
