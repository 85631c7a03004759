import { localeOf, PAGE_TYPES } from '@komawari/shared-domain';
import { Rating, UpdateTiming } from '@komawari/shared-proto';
import { asc, eq, inArray } from 'drizzle-orm';
import { chapters, pages, titles, works } from '../../../database/schema';
import { openFolder } from '../../archive/openFolder';
import { examineChapter } from '../../chapter/examineChapter';
import type { ChapterRow } from '../../chapter/saveChapter';
import { decryptImage } from '../../images/encrypt';
import { dateOf, type ExportContext, inGroups, optionalDate, perLanguage } from './ExportContext';
import { readPicture } from './PackFolder';

type WorkRow = typeof works.$inferSelect;
type TitleRow = typeof titles.$inferSelect;
type PageRow = typeof pages.$inferSelect;

/** Writes every work of the pack, with its covers and pages. */
export async function exportWorks(context: ExportContext): Promise<void> {
  const rows = await context.db.select().from(works).where(eq(works.source, context.source)).orderBy(asc(works.id));
  for (const row of rows) await exportWork(context, row);
}

async function exportWork(context: ExportContext, work: WorkRow): Promise<void> {
  const { db, pack, tell } = context;
  const titleRows = await db.select().from(titles).where(eq(titles.workId, work.id)).orderBy(asc(titles.language));
  const chapterRows = await db
    .select()
    .from(chapters)
    .where(
      inArray(
        chapters.titleId,
        titleRows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(chapters.position), asc(chapters.titleId));
  const folder = `works/${work.key}`;
  await pack.writeYaml('work', workYaml(context, work, titleRows, chapterRows), `${folder}/work.yaml`);
  const exported: Record<string, string> = {};
  for (const title of titleRows) {
    // Every title is in one of the site's languages.
    const language = localeOf(title.language)!;
    await pack.writePicture(`${folder}/covers/portrait.${language}`, title.portraitImage);
    await pack.writePicture(`${folder}/covers/landscape.${language}`, title.landscapeImage);
    for (const chapter of chapterRows.filter(({ titleId }) => titleId === title.id)) {
      const hash = await exportChapter(context, chapter, `${folder}/chapters/${language}/${chapter.number}`, work);
      exported[hash] = chapter.sourceHash;
    }
    tell({ kind: 'note', text: `  written    ${title.name} [${language}]` });
  }
  await pack.writeYaml('exported', exported, `${folder}/exported.yaml`);
}

function workYaml({ names }: ExportContext, work: WorkRow, titleRows: readonly TitleRow[], chapterRows: readonly ChapterRow[]) {
  const publisher = work.publisherId === null ? undefined : names.publishers.get(work.publisherId);
  return {
    direction: work.direction,
    genres: work.genres,
    ...(publisher !== undefined && { publisher }),
    rating: nameOf(Rating, work.rating),
    updateTiming: nameOf(UpdateTiming, work.updateTiming),
    ...optionalDate('nextChapter', work.nextTimeStamp),
    simulRelease: work.isSimulReleased,
    viewCount: Math.max(0, ...titleRows.map(({ viewCount }) => viewCount)),
    titles: perLanguage(titleRows, ({ name, author, overview, viewingPeriodDescription, nonAppearanceInfo }) => ({
      name,
      author,
      overview,
      viewingPeriod: viewingPeriodDescription,
      nonAppearance: nonAppearanceInfo,
    })),
    chapters: chaptersYaml(titleRows, chapterRows),
  };
}

/** A chapter is one entry for all languages. Its position is written if chapters before it have no pages here. */
function chaptersYaml(titleRows: readonly TitleRow[], chapterRows: readonly ChapterRow[]) {
  const languageOf = new Map(titleRows.map(({ id, language }) => [id, language]));
  let last = 0;
  return inGroups(chapterRows, ({ number }) => number).map((siblings) => {
    const [chapter] = siblings;
    const isNext = chapter.position === last + 1;
    last = chapter.position;
    return {
      number: chapter.number,
      name: chapter.name,
      ...(!isNext && { position: chapter.position }),
      subTitle: perLanguage(
        siblings.map(({ titleId, subTitle }) => ({ language: languageOf.get(titleId) ?? 0, subTitle })),
        ({ subTitle }) => subTitle,
      ),
      published: dateOf(chapter.startTimeStamp),
      ...optionalDate('ends', chapter.endTimeStamp),
      ...optionalDate('ticketUntil', chapter.chapterTicketEndtime),
    };
  });
}

/**
 * Writes a chapter's pages in the best quality that the site has. Returns the hash that they will have when they are read again.
 */
async function exportChapter(context: ExportContext, { id }: ChapterRow, folder: string, work: WorkRow): Promise<string> {
  const rows = await context.db.select().from(pages).where(eq(pages.chapterId, id)).orderBy(asc(pages.position));
  for (const row of rows) {
    context.signal?.throwIfAborted();
    const { name, key } = row.images.super_high;
    const stem = `${folder}/${stemOf(row)}`;
    await context.pack.write(`${stem}.webp`, decryptImage(await readPicture(context.objects, name), key));
    if (row.description) await context.pack.write(`${stem}.txt`, `${row.description}\n`);
  }
  const source = await openFolder(`${context.pack.folder}/${folder}`);
  return (await examineChapter(source, { isVertical: work.direction === 'vertical' })).hash;
}

/** `004`, or `004.left` if the page is half of a spread: the name gives the page's type. */
function stemOf({ position, type }: PageRow): string {
  const number = String(position + 1).padStart(3, '0');
  return type === PAGE_TYPES.single ? number : `${number}.${nameOf(PAGE_TYPES, type)}`;
}

function nameOf<Name extends string>(values: Readonly<Record<Name, number>>, value: number): Name {
  // Every stored value has a name.
  return (Object.keys(values) as Name[]).find((name) => values[name] === value)!;
}
