import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/Database';
import { releases } from '../../database/schema';
import { type ReadRelease, readRelease } from './releaseDocument';

/** The name and version of a release. */
export interface ReleaseName {
  name: string;
  version: string;
}

/** A release in the record. */
export interface RecordedRelease extends ReleaseName {
  hash: string;
  document: object;
  publishedAt: number;
  publishedBy: string;
  /** The gate's report. */
  report: unknown;
  /** When its files were deleted from the store. Null if they were not. */
  sweptAt: number | null;
}

/** The version of each release, by its name. */
export type Versions = Readonly<Record<string, string>>;

type Reader = Database | Transaction;

export async function findRelease(db: Reader, { name, version }: ReleaseName): Promise<RecordedRelease | undefined> {
  const [row] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.name, name), eq(releases.version, version)));
  return row && recorded(row);
}

/** The releases with these versions, without those that were never published. */
export async function findReleases(db: Reader, versions: Versions): Promise<RecordedRelease[]> {
  const names = Object.keys(versions);
  if (names.length === 0) return [];
  const rows = await db
    .select()
    .from(releases)
    .where(and(inArray(releases.name, names), inArray(releases.version, Object.values(versions))));
  return rows.filter(({ name, version }) => versions[name] === version).map(recorded);
}

/** The newest releases of all names, or of one name. */
export async function listReleases(db: Reader, limit: number, name?: string): Promise<RecordedRelease[]> {
  const rows = await db
    .select()
    .from(releases)
    .where(name === undefined ? undefined : eq(releases.name, name))
    .orderBy(desc(releases.publishedAt))
    .limit(limit);
  return rows.map(recorded);
}

/**
 * Adds a release to the record. An existing row stays the same, except that its files are in the store again and it gets the
 * gate's latest report.
 */
export async function recordRelease(tx: Transaction, release: Omit<RecordedRelease, 'sweptAt'>): Promise<void> {
  await tx
    .insert(releases)
    .values(release)
    .onConflictDoUpdate({ target: [releases.name, releases.version], set: { sweptAt: null, report: release.report } });
}

/** The release of a row. It was readable when it was published, and still is unless the contract has changed since. */
export function releaseOf({ document }: Pick<RecordedRelease, 'document'>): ReadRelease {
  return readRelease(document);
}

function recorded(row: typeof releases.$inferSelect): RecordedRelease {
  // Only `recordRelease` writes this column, and it receives an object.
  return { ...row, document: row.document as object };
}
