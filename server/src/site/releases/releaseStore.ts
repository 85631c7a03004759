import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/Database';
import { releases } from '../../database/schema';
import { type ReadRelease, readRelease } from './releaseDocument';

/** Name and version: a release. */
export interface ReleaseName {
  name: string;
  version: string;
}

/** A release as it stands in the record. */
export interface RecordedRelease extends ReleaseName {
  hash: string;
  document: object;
  publishedAt: number;
  publishedBy: string;
  /** What the gate said. */
  report: unknown;
  /** When its files were taken out of the store. */
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

/** The releases of these versions; those that were never published are left out. */
export async function findReleases(db: Reader, versions: Versions): Promise<RecordedRelease[]> {
  const names = Object.keys(versions);
  if (names.length === 0) return [];
  const rows = await db
    .select()
    .from(releases)
    .where(and(inArray(releases.name, names), inArray(releases.version, Object.values(versions))));
  return rows.filter(({ name, version }) => versions[name] === version).map(recorded);
}

/** The newest releases of all, or of one name. */
export async function listReleases(db: Reader, limit: number, name?: string): Promise<RecordedRelease[]> {
  const rows = await db
    .select()
    .from(releases)
    .where(name === undefined ? undefined : eq(releases.name, name))
    .orderBy(desc(releases.publishedAt))
    .limit(limit);
  return rows.map(recorded);
}

/** Puts a release into the record. One that is there already stays as it is, with its files back in the store and the gate's newest word. */
export async function recordRelease(tx: Transaction, release: Omit<RecordedRelease, 'sweptAt'>): Promise<void> {
  await tx
    .insert(releases)
    .values(release)
    .onConflictDoUpdate({ target: [releases.name, releases.version], set: { sweptAt: null, report: release.report } });
}

/** The release of a row. What could be published once is readable, unless the contract has moved on since. */
export function releaseOf({ document }: Pick<RecordedRelease, 'document'>): ReadRelease {
  return readRelease(document);
}

function recorded(row: typeof releases.$inferSelect): RecordedRelease {
  // `recordRelease` alone writes there, and what it is given is an object.
  return { ...row, document: row.document as object };
}
