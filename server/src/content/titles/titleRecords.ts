import type { Language } from '@komawari/shared-proto';
import { eq } from 'drizzle-orm';
import { stampOfReaderCounts, stampOfWrites } from '../../cache/contentStamp';
import { createFreshCache, type Stamp } from '../../cache/FreshCache';
import type { Database } from '../../database/Database';
import { chapters, titles, works } from '../../database/schema';

export type WorkRow = typeof works.$inferSelect;
export type TitleRow = typeof titles.$inferSelect;
export type ChapterRow = typeof chapters.$inferSelect;

/** A title with all of its data, including what readers may not see yet. */
export interface TitleRecord {
  title: TitleRow;
  work: WorkRow;
  /** Oldest first. */
  chapters: ChapterRow[];
  /** The work's titles in all languages, including this one. */
  siblings: { id: number; language: Language }[];
}

/** A chapter with its title. */
export interface ChapterRecord {
  record: TitleRecord;
  chapter: ChapterRow;
}

/** Titles with their chapters, each read once for each state of the content. */
export interface TitleRecords {
  byId: (titleId: number) => Promise<TitleRecord | undefined>;
  ofChapter: (chapterId: number) => Promise<ChapterRecord | undefined>;
}

const MAX_TITLES = 2000;
const MAX_CHAPTERS = 10_000;

export function createTitleRecords({ db, stamp }: { db: Database; stamp: Stamp }): TitleRecords {
  const byTitle = createFreshCache<TitleRecord | undefined>('titles', stampOfReaderCounts(stamp), MAX_TITLES);
  // The chapters are most of a record: a thousand rows for a long title. They change only with writes, so they are not read again
  // with the counts of readers.
  const chaptersOf = createFreshCache<ChapterRow[]>('title_chapters', stampOfWrites(stamp), MAX_TITLES);
  const byChapter = createFreshCache<ChapterRecord | undefined>('titles_by_chapter', stampOfReaderCounts(stamp), MAX_CHAPTERS);

  function byId(titleId: number): Promise<TitleRecord | undefined> {
    const ownChapters = () => chaptersOf.get(String(titleId), () => readChapters(db, titleId));
    return byTitle.get(String(titleId), () => readTitle(db, titleId, ownChapters));
  }

  function readAnew(titleId: number): Promise<TitleRecord | undefined> {
    return readTitle(db, titleId, () => readChapters(db, titleId));
  }

  async function readChapter(chapterId: number): Promise<ChapterRecord | undefined> {
    const [row] = await db.select({ titleId: chapters.titleId }).from(chapters).where(eq(chapters.id, chapterId));
    if (!row) return undefined;
    const known = await byId(row.titleId);
    // A chapter that was published after the title was read may already be in lists, so it must also be readable.
    return chapterIn(known, chapterId) ?? chapterIn(await readAnew(row.titleId), chapterId);
  }

  return { byId, ofChapter: (chapterId) => byChapter.get(String(chapterId), () => readChapter(chapterId)) };
}

function chapterIn(record: TitleRecord | undefined, chapterId: number): ChapterRecord | undefined {
  const chapter = record?.chapters.find(({ id }) => id === chapterId);
  return record && chapter && { record, chapter };
}

async function readTitle(
  db: Database,
  titleId: number,
  ownChapters: () => Promise<ChapterRow[]>,
): Promise<TitleRecord | undefined> {
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
  return { ...row, siblings, chapters: await ownChapters() };
}

function readChapters(db: Database, titleId: number): Promise<ChapterRow[]> {
  return db.select().from(chapters).where(eq(chapters.titleId, titleId)).orderBy(chapters.position).execute();
}
