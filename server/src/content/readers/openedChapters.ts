import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { openedChapters } from '../../database/schema';

/** A chapter that a session has opened. */
export interface OpenedChapter {
  session: string | undefined;
  titleId: number;
  chapterId: number;
}

/** The chapters that a session has opened. A reader without a session has none. */
export interface OpenedChapters {
  /** The IDs of a title's opened chapters. */
  of: (session: string | undefined, titleId: number) => Promise<ReadonlySet<number>>;
  add: (chapter: OpenedChapter) => Promise<void>;
}

export function createOpenedChapters({ db }: { db: Database }): OpenedChapters {
  return {
    async of(session, titleId) {
      if (session === undefined) return new Set();
      const rows = await db
        .select({ chapterId: openedChapters.chapterId })
        .from(openedChapters)
        .where(and(eq(openedChapters.session, session), eq(openedChapters.titleId, titleId)))
        .orderBy(openedChapters.chapterId);
      return new Set(rows.map(({ chapterId }) => chapterId));
    },
    async add({ session, titleId, chapterId }) {
      if (session === undefined) return;
      await db.insert(openedChapters).values({ session, titleId, chapterId }).onConflictDoNothing();
    },
  };
}
