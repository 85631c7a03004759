import { type Locale, languageInfo } from '@komawari/shared-domain';
import { eq, inArray } from 'drizzle-orm';
import { chapters, publishers, titles, works } from '../../../database/schema';
import type { ChapterRow } from '../../chapter/saveChapter';
import { LibraryError } from '../../report/LibraryError';
import { type Mark, readMarks } from '../../take-down/TakeDownScope';
import type { LoadedWork } from '../format/loadPack';
import { type ApplyContext, leaveOut, secondsOf } from './ApplyContext';

type WorkRow = typeof works.$inferSelect;
type TitleRow = typeof titles.$inferSelect;

/** A work of the pack as the site has it now, and what its row should contain. Kept up to date while chapters are imported. */
export interface StoredWork {
  row: WorkRow | undefined;
  wanted: Omit<WorkRow, 'id'>;
  /** By the wire's language number. */
  titles: Map<number, TitleRow>;
  /** By title and number. */
  chapters: Map<string, ChapterRow>;
  /** What an editor has taken down. */
  marks: readonly Mark[];
}

/** Loads what the site has of a work. */
export async function loadStoredWork(context: ApplyContext, work: LoadedWork): Promise<StoredWork> {
  const { db, pack } = context;
  const [row] = await db.select().from(works).where(eq(works.key, work.key));
  if (row && row.source !== pack.source) {
    throw new LibraryError(
      work.where,
      `is called "${work.key}", like a work from another source (${row.source}).`,
      'Rename its folder, or remove the other work.',
    );
  }
  const titleRows = row ? await db.select().from(titles).where(eq(titles.workId, row.id)) : [];
  const titleIds = titleRows.map(({ id }) => id);
  const chapterRows = titleIds.length > 0 ? await db.select().from(chapters).where(inArray(chapters.titleId, titleIds)) : [];
  return {
    row,
    wanted: await workFields(context, work),
    titles: new Map(titleRows.map((title) => [title.language, title])),
    chapters: new Map(chapterRows.map((chapter) => [`${chapter.titleId} ${chapter.number}`, chapter])),
    marks: await readMarks(db, work.key),
  };
}

/** The row of a chapter in a language. */
export function storedChapter(
  { titles: shelved, chapters: rows }: StoredWork,
  language: Locale,
  number: string,
): ChapterRow | undefined {
  const title = shelved.get(languageInfo(language).wire);
  return title && rows.get(`${title.id} ${number}`);
}

async function workFields(context: ApplyContext, { key, value, where }: LoadedWork): Promise<Omit<WorkRow, 'id'>> {
  return {
    key,
    direction: value.direction,
    genres: value.genres,
    publisherId: value.publisher ? await publisherIdOf(context, value.publisher, where) : null,
    rating: value.rating,
    updateTiming: value.updateTiming,
    isSimulReleased: value.simulRelease,
    nextTimeStamp: value.nextChapter ? secondsOf(context, value.nextChapter) : 0,
    source: context.pack.source,
  };
}

async function publisherIdOf(context: ApplyContext, key: string, where: string): Promise<number | null> {
  const [publisher] = await context.db.select({ id: publishers.id }).from(publishers).where(eq(publishers.key, key));
  if (publisher) return publisher.id;
  leaveOut(
    context,
    new LibraryError(where, `names the publisher "${key}", which does not exist.`, 'Add the publisher to publishers.yaml.'),
    where,
  );
  return null;
}
