import { and, desc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { favorites } from '../../database/schema';
import { ContentError } from '../errors/ContentError';

/** Readers' favorites, by the hash of a session. A reader without a session has none. */
export interface Favorites {
  has: (session: string | undefined, titleId: number) => Promise<boolean>;
  /** Latest first. */
  titleIds: (session: string | undefined) => Promise<number[]>;
  /** @throws ContentError when the session has reached the limit */
  add: (session: string, titleId: number) => Promise<void>;
  remove: (session: string, titleId: number) => Promise<void>;
}

/** More favorites than a person reads. It limits what one session can store. */
const MAX_FAVORITES = 2000;

export function createFavorites({ db, clock }: { db: Database; clock: Clock }): Favorites {
  const isFavorite = (session: string, titleId: number) => and(eq(favorites.session, session), eq(favorites.titleId, titleId));
  return {
    async has(session, titleId) {
      if (session === undefined) return false;
      const rows = await db.select({ titleId: favorites.titleId }).from(favorites).where(isFavorite(session, titleId));
      return rows.length > 0;
    },
    async titleIds(session) {
      if (session === undefined) return [];
      const rows = await db
        .select({ titleId: favorites.titleId })
        .from(favorites)
        .where(eq(favorites.session, session))
        .orderBy(desc(favorites.created), desc(favorites.titleId))
        .limit(MAX_FAVORITES);
      return rows.map(({ titleId }) => titleId);
    },
    async add(session, titleId) {
      const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(favorites).where(eq(favorites.session, session));
      if ((row?.count ?? 0) >= MAX_FAVORITES) {
        throw new ContentError('tooMany', `title_id: no more than ${MAX_FAVORITES} favorites`);
      }
      await db.insert(favorites).values({ session, titleId, created: clock() }).onConflictDoNothing();
    },
    async remove(session, titleId) {
      await db.delete(favorites).where(isFavorite(session, titleId));
    },
  };
}
