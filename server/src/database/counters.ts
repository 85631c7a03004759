import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from './Database';
import { counters } from './schema';

/** The kinds of things that have their own IDs. */
export type IdKind =
  | 'work'
  | 'title'
  | 'chapter'
  | 'publisher'
  | 'publisherNews'
  | 'banner'
  | 'featuredList'
  | 'announcement'
  | 'faq'
  | 'legalPage'
  | 'campaign'
  | 'comment'
  | 'feedback';

/** On the wire, 0 means "none", so IDs start above it. They start high enough not to be confused with a position. */
const FIRST_ID = 1000;

const CONTENT_VERSION = 'contentVersion';

/** The next ID of a kind: a u32. The application creates it, so that a sharded database needs no sequence. */
export async function nextId(db: Database | Transaction, kind: IdKind): Promise<number> {
  return advance(db, kind, 1, FIRST_ID);
}

/** A range of IDs, for many rows at once. */
export async function nextIds(db: Database | Transaction, kind: IdKind, count: number): Promise<number[]> {
  const last = await advance(db, kind, count, FIRST_ID);
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

/**
 * Records that content changed. Every server process then rebuilds its answers within a second (see `cache/FreshCache`). Call it
 * in the transaction of each content write.
 */
export async function bumpContentVersion(db: Database | Transaction): Promise<void> {
  await advance(db, CONTENT_VERSION, 1, 1);
}

/** Sets the version above one that servers have already seen, after the counters of another database replaced theirs. */
export async function raiseContentVersion(db: Database, seen: number): Promise<void> {
  const now = await readContentVersion(db);
  await advance(db, CONTENT_VERSION, Math.max(seen - now, 0) + 1, seen + 1);
}

/** This number changes whenever content changes. */
export async function readContentVersion(db: Database): Promise<number> {
  const [row] = await db.select({ value: counters.value }).from(counters).where(eq(counters.kind, CONTENT_VERSION));
  return row?.value ?? 0;
}

async function advance(db: Database | Transaction, kind: string, by: number, first: number): Promise<number> {
  const [row] = await db
    .insert(counters)
    .values({ kind, value: first + by - 1 })
    .onConflictDoUpdate({ target: counters.kind, set: { value: sql`${counters.value} + ${by}` } })
    .returning({ value: counters.value });
  // The query always returns the inserted or updated row.
  return row!.value;
}
