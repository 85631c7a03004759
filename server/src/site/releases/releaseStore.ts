import type { RemoteRelease, ShellRelease } from '@komawari/shared-state/contract';
import { and, desc, eq, max } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { releases } from '../../database/schema';

export type Release = ShellRelease | RemoteRelease;

/** The newest release of the shell and of each remote, by name. A remote stays until another release takes its place. */
export async function newestReleases(db: Database): Promise<Map<string, Release>> {
  const newest = await db
    .selectDistinctOn([releases.name], { name: releases.name, document: releases.document })
    .from(releases)
    .orderBy(releases.name, desc(releases.publishedAt));
  // `publishRelease` alone writes there, and what it is given is a release.
  return new Map(newest.map(({ name, document }) => [name, document as Release]));
}

/** Names and versions alone, to tell cheaply whether something was published. */
export async function releasesState(db: Database): Promise<string> {
  const rows = await db
    .select({ name: releases.name, at: max(releases.publishedAt) })
    .from(releases)
    .groupBy(releases.name)
    .orderBy(releases.name);
  return JSON.stringify(rows);
}

/** Makes a release the newest of its name. One that was there before comes back. */
export async function publishRelease(db: Database, name: string, release: Release, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [last] = await tx
      .select({ at: max(releases.publishedAt) })
      .from(releases)
      .where(eq(releases.name, name));
    const publishedAt = Math.max(now, (last?.at ?? 0) + 1);
    await tx
      .insert(releases)
      .values({ name, version: release.version, document: release, publishedAt })
      .onConflictDoUpdate({ target: [releases.name, releases.version], set: { document: release, publishedAt } });
  });
}

/** Whether a version is the newest of its name already. */
export async function isNewest(db: Database, name: string, version: string): Promise<boolean> {
  const [last] = await db
    .select({ at: max(releases.publishedAt) })
    .from(releases)
    .where(eq(releases.name, name));
  if (last?.at === null || last === undefined) return false;
  const rows = await db
    .select({ version: releases.version })
    .from(releases)
    .where(and(eq(releases.name, name), eq(releases.publishedAt, last.at)));
  return rows.some((row) => row.version === version);
}
