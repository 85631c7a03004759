import { and, desc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { bookmarks } from '../../database/schema';
import { ApiFailure } from '../../http/errors/ApiFailure';

/** More favourites than anybody reads; it bounds what one session can store. */
const MOST_BOOKMARKS = 2000;

/** Whether a session has a title among its favourites. Nobody's session has none. */
export async function isSubscribed(db: Database, session: string | undefined, titleId: number): Promise<boolean> {
  if (session === undefined) return false;
  const rows = await db
    .select({ titleId: bookmarks.titleId })
    .from(bookmarks)
    .where(and(eq(bookmarks.session, session), eq(bookmarks.titleId, titleId)));
  return rows.length > 0;
}

/** The favourites of a session, latest first. */
export async function bookmarkedTitleIds(db: Database, session: string | undefined): Promise<number[]> {
  if (session === undefined) return [];
  const rows = await db
    .select({ titleId: bookmarks.titleId })
    .from(bookmarks)
    .where(eq(bookmarks.session, session))
    .orderBy(desc(bookmarks.created), desc(bookmarks.titleId))
    .limit(MOST_BOOKMARKS);
  return rows.map(({ titleId }) => titleId);
}

export async function addBookmark(db: Database, clock: Clock, session: string, titleId: number): Promise<void> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(bookmarks).where(eq(bookmarks.session, session));
  if ((row?.count ?? 0) >= MOST_BOOKMARKS) throw new ApiFailure('tooMany', `title_id: no more than ${MOST_BOOKMARKS} bookmarks`);
  await db.insert(bookmarks).values({ session, titleId, created: clock() }).onConflictDoNothing();
}

export async function removeBookmark(db: Database, session: string, titleId: number): Promise<void> {
  await db.delete(bookmarks).where(and(eq(bookmarks.session, session), eq(bookmarks.titleId, titleId)));
}
