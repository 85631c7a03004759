import { and, desc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { bookmarks } from '../../database/schema';
import { ContentError } from '../errors/ContentError';

/** Readers' favorites, by the hash of a session. A reader without a session has none. */
export interface Bookmarks {
  has: (session: string | undefined, titleId: number) => Promise<boolean>;
  /** Latest first. */
  titleIds: (session: string | undefined) => Promise<number[]>;
  /** @throws ContentError when the session has as many as it may have */
  add: (session: string, titleId: number) => Promise<void>;
  remove: (session: string, titleId: number) => Promise<void>;
}

/** More favorites than anybody reads; it bounds what one session can store. */
const MAX_BOOKMARKS = 2000;

export function createBookmarks({ db, clock }: { db: Database; clock: Clock }): Bookmarks {
  const isBookmark = (session: string, titleId: number) => and(eq(bookmarks.session, session), eq(bookmarks.titleId, titleId));
  return {
    async has(session, titleId) {
      if (session === undefined) return false;
      const rows = await db.select({ titleId: bookmarks.titleId }).from(bookmarks).where(isBookmark(session, titleId));
      return rows.length > 0;
    },
    async titleIds(session) {
      if (session === undefined) return [];
      const rows = await db
        .select({ titleId: bookmarks.titleId })
        .from(bookmarks)
        .where(eq(bookmarks.session, session))
        .orderBy(desc(bookmarks.created), desc(bookmarks.titleId))
        .limit(MAX_BOOKMARKS);
      return rows.map(({ titleId }) => titleId);
    },
    async add(session, titleId) {
      const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(bookmarks).where(eq(bookmarks.session, session));
      if ((row?.count ?? 0) >= MAX_BOOKMARKS) {
        throw new ContentError('tooMany', `title_id: no more than ${MAX_BOOKMARKS} bookmarks`);
      }
      await db.insert(bookmarks).values({ session, titleId, created: clock() }).onConflictDoNothing();
    },
    async remove(session, titleId) {
      await db.delete(bookmarks).where(isBookmark(session, titleId));
    },
  };
}
