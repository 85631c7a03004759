import { createHash } from 'node:crypto';
import { desc, inArray, max } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/Database';
import { compositions, deployments } from '../../database/schema';
import { findReleases, type Versions } from '../releases/releaseStore';
import type { Action, Deployment, LiveState, Subject } from './Deployment';

type Reader = Database | Transaction;

/** A cheap way to detect that the live state has changed. */
export async function liveState(db: Reader): Promise<string> {
  const { number, base, canary, weight } = deployments;
  const [row] = await db.select({ number, base, canary, weight }).from(deployments).orderBy(desc(number)).limit(1);
  return JSON.stringify(row ?? null);
}

/** The number of the newest row; 0 if there is none. */
export async function newestNumber(db: Reader): Promise<number> {
  const [row] = await db.select({ number: max(deployments.number) }).from(deployments);
  return row?.number ?? 0;
}

/** The record, newest first. */
export async function readHistory(db: Reader, limit: number): Promise<Deployment[]> {
  const rows = await db.select().from(deployments).orderBy(desc(deployments.number)).limit(limit);
  const ids = [...new Set(rows.flatMap(({ base, canary }) => (canary ? [base, canary] : [base])))];
  const versions = new Map((await compositionsOf(db, ids)).map(({ id, releases }) => [id, releases]));
  return rows.map(({ base, canary, weight, salt, action, subjects, ...row }) => ({
    ...row,
    baseId: base,
    canaryId: canary,
    base: versions.get(base) ?? {},
    canary: canary ? { versions: versions.get(canary) ?? {}, weight, salt } : undefined,
    // Only `insertDeployment` writes this column.
    action: action as Action,
    // As above: only `insertDeployment` writes it.
    subjects: subjects as Subject[],
  }));
}

/** The newest row, which is live. */
export async function readLive(db: Reader): Promise<Deployment | undefined> {
  const [live] = await readHistory(db, 1);
  return live;
}

/** The form of a composition's ID (`compositionOf`). A database would reject some other texts with an error. */
const COMPOSITION_ID = /^[\w-]{16}$/;

/** The versions in any composition that was ever recorded. */
export async function findVersions(db: Reader, id: string): Promise<Versions | undefined> {
  if (!COMPOSITION_ID.test(id)) return undefined;
  const [found] = await compositionsOf(db, [id]);
  return found?.releases;
}

async function compositionsOf(db: Reader, ids: readonly string[]): Promise<{ id: string; releases: Versions }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(compositions)
    .where(inArray(compositions.id, [...ids]));
  // Only `insertDeployment` writes this column.
  return rows.map(({ id, releases }) => ({ id, releases: releases as Versions }));
}

/** The data of a new row besides the state that it makes live. */
export type DeploymentNote = Pick<Deployment, 'number' | 'at' | 'who' | 'action' | 'why' | 'subjects' | 'restores' | 'override'>;

/** Writes the next row. If another server has already used the number, it writes nothing and returns false. */
export async function insertDeployment(tx: Transaction, note: DeploymentNote, { base, canary }: LiveState): Promise<boolean> {
  const baseId = await compositionOf(tx, base, note.at);
  const canaryId = canary ? await compositionOf(tx, canary.versions, note.at) : null;
  const written = await tx
    .insert(deployments)
    .values({
      ...note,
      subjects: note.subjects,
      base: baseId,
      canary: canaryId,
      weight: canary?.weight ?? 0,
      salt: canary?.salt ?? '',
    })
    .onConflictDoNothing()
    .returning({ number: deployments.number });
  return written.length > 0;
}

/** The ID of a composition: the hash of its releases. Stores the composition if it is new. */
async function compositionOf(tx: Transaction, versions: Versions, now: number): Promise<string> {
  const found = await findReleases(tx, versions);
  const parts = found.map(({ name, version, hash }) => [name, version, hash]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const id = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
  await tx.insert(compositions).values({ id, releases: versions, createdAt: now }).onConflictDoNothing();
  return id;
}

/** The versions of each composition that was live at any time since then. */
export async function liveSince(db: Reader, since: number): Promise<Versions[]> {
  const rows = await db
    .select({ at: deployments.at, base: deployments.base, canary: deployments.canary })
    .from(deployments)
    .orderBy(desc(deployments.number));
  // A row is live from its own time until the time of the next row.
  const live = rows.filter((_, at) => (rows[at - 1]?.at ?? Infinity) >= since);
  const ids = [...new Set(live.flatMap(({ base, canary }) => (canary ? [base, canary] : [base])))];
  return (await compositionsOf(db, ids)).map(({ releases }) => releases);
}
