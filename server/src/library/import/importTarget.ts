import { languageInfo } from '@komawari/shared-domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { chapters, titles, works } from '../../database/schema';
import type { ChapterRow } from '../chapter/saveChapter';
import { POSITIONS_PER_CHAPTER } from '../naming/chapterNumber';
import { LibraryError } from '../report/LibraryError';
import type { ChapterPlan } from './planChapter';

/** What the site already has at the place where a chapter is about to go. */
export interface ImportTarget {
  work: typeof works.$inferSelect | undefined;
  title: typeof titles.$inferSelect | undefined;
  chapter: ChapterRow | undefined;
  /** The first chapter defines the title, so later chapters with other texts and covers change nothing. */
  isFirstOfTitle: boolean;
  /** The first language defines the work, for the same reason. */
  isFirstLanguage: boolean;
  /** The chapter's position in its title. */
  position: number;
}

export const IMPORT_SOURCE = 'import';

/** Looks up where a chapter belongs. Refuses a work that came from a pack, because only the pack may change it. */
export async function findImportTarget(db: Database, plan: ChapterPlan): Promise<ImportTarget> {
  const [work] = await db.select().from(works).where(eq(works.key, plan.work));
  if (work && work.source !== IMPORT_SOURCE) {
    throw new LibraryError(
      plan.origin,
      `belongs to "${plan.work}", which came from the pack ${work.source.replace(/^pack:/, '')}.`,
      'Put it into that pack, or choose another work with --work.',
    );
  }
  const language = languageInfo(plan.language).wire;
  const siblings = work ? await db.select().from(titles).where(eq(titles.workId, work.id)) : [];
  const title = siblings.find((sibling) => sibling.language === language);
  const shelved = title
    ? await db
        .select()
        .from(chapters)
        .where(and(eq(chapters.titleId, title.id)))
        .orderBy(asc(chapters.position))
    : [];
  const chapter = shelved.find(({ number }) => number === plan.number.number);
  const position = plan.number.position ?? chapter?.position ?? (shelved.at(-1)?.position ?? 0) + POSITIONS_PER_CHAPTER;
  return {
    work,
    title,
    chapter,
    isFirstOfTitle: shelved.every((other) => other.number === plan.number.number || other.position > position),
    isFirstLanguage: siblings.every((sibling) => sibling.language >= language),
    position,
  };
}
