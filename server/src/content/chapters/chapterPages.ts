import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { pages } from '../../database/schema';

export type PageRow = typeof pages.$inferSelect;

/** The pages of chapters, in reading order. */
export interface ChapterPages {
  of: (chapterId: number) => Promise<PageRow[]>;
  firstOf: (chapterId: number) => Promise<PageRow | undefined>;
}

export function createChapterPages({ db }: { db: Database }): ChapterPages {
  const inOrder = (chapterId: number) =>
    db.select().from(pages).where(eq(pages.chapterId, chapterId)).orderBy(asc(pages.position)).$dynamic();
  return {
    of: (chapterId) => inOrder(chapterId),
    firstOf: async (chapterId) => (await inOrder(chapterId).limit(1)).at(0),
  };
}
