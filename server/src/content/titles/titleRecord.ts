import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { chapters, titles, works } from '../../database/schema';
import type { Site } from '../../http/Site';

export type WorkRow = typeof works.$inferSelect;
export type TitleRow = typeof titles.$inferSelect;
export type ChapterRow = typeof chapters.$inferSelect;

/** A title with all that belongs to it, whether readers may see it yet or not. */
export interface TitleRecord {
  title: TitleRow;
  work: WorkRow;
  /** Oldest first. */
  chapters: ChapterRow[];
  /** The work's titles in all languages, this one among them. */
  siblings: { id: number; language: number }[];
}

/** A title by its id. */
export function titleRecord({ titles: cache, db }: Site, titleId: number): Promise<TitleRecord | undefined> {
  return cache.get(String(titleId), () => readTitle(db, titleId));
}

/** The title that a chapter belongs to. */
export async function titleRecordOfChapter(site: Site, chapterId: number): Promise<TitleRecord | undefined> {
  const [row] = await site.db.select({ titleId: chapters.titleId }).from(chapters).where(eq(chapters.id, chapterId));
  return row && titleRecord(site, row.titleId);
}

async function readTitle(db: Database, titleId: number): Promise<TitleRecord | undefined> {
  const [row] = await db
    .select({ title: titles, work: works })
    .from(titles)
    .innerJoin(works, eq(works.id, titles.workId))
    .where(eq(titles.id, titleId));
  if (!row) return undefined;
  const siblings = await db
    .select({ id: titles.id, language: titles.language })
    .from(titles)
    .where(eq(titles.workId, row.work.id))
    .orderBy(titles.language);
  const ownChapters = await db.select().from(chapters).where(eq(chapters.titleId, titleId)).orderBy(chapters.position);
  return { ...row, siblings, chapters: ownChapters };
}
