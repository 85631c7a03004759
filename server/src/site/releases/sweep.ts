import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/Database';
import { releases } from '../../database/schema';
import type { ObjectStore } from '../../objects/ObjectStore';
import { objectNames } from './releaseFiles';
import type { Versions } from './releaseStore';

export interface SweepOptions {
  db: Database;
  objects: Pick<ObjectStore, 'listFiles' | 'removeFile'>;
  /** Compositions whose files must stay: live now or recently. */
  inUse: (tx: Transaction) => Promise<Versions[]>;
  now: number;
  /** Unused releases that were published before this time are deleted. */
  before: number;
}

export interface SweepResult {
  releases: number;
  files: number;
}

/** A file that no release names may belong to a running upload, so it stays for a day. */
const UPLOAD_S = 24 * 60 * 60;

/** Recording and sweeping wait for each other, so that no release is recorded while its files are being deleted. */
export async function lockReleases(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(5106811)`);
}

/** Deletes the files of unused releases from the store. Their rows stay in the record. */
export async function sweepReleases({ db, objects, inUse, now, before }: SweepOptions): Promise<SweepResult> {
  return db.transaction(async (tx) => {
    await lockReleases(tx);
    const used = new Set(
      (await inUse(tx)).flatMap((versions) => Object.entries(versions).map(([name, version]) => `${name} ${version}`)),
    );
    const rows = await tx.select().from(releases).where(isNull(releases.sweptAt));
    const isKept = (row: (typeof rows)[number]) => row.publishedAt >= before || used.has(`${row.name} ${row.version}`);
    const gone = rows.filter((row) => !isKept(row));
    for (const { name, version } of gone) {
      await tx
        .update(releases)
        .set({ sweptAt: now })
        .where(and(eq(releases.name, name), eq(releases.version, version)));
    }
    const named = new Set(rows.filter(isKept).flatMap(objectsOf));
    const stored = await objects.listFiles();
    const unnamed = stored.filter(({ name, storedAt }) => !named.has(name) && storedAt < now - UPLOAD_S);
    for (const { name } of unnamed) await objects.removeFile(name);
    return { releases: gone.length, files: unnamed.length };
  });
}

/** Reads only the hashes, so that it also works for releases that this version of the server would refuse. */
function objectsOf({ document }: typeof releases.$inferSelect): string[] {
  return [...JSON.stringify(document).matchAll(/sha384-[\w+/]{64}/g)].flatMap(([integrity]) =>
    Object.values(objectNames(integrity)),
  );
}
