import { readFile, stat } from 'node:fs/promises';
import { directionFlags, languageInfo, type ReadingDirection } from '@komawari/shared-domain';
import { TransactionRollbackError } from 'drizzle-orm';
import { memoryObjectStore } from '../../objects/memoryObjectStore';
import type { ObjectStore } from '../../objects/ObjectStore';
import { formatBytes, LIMITS } from '../archive/limits';
import type { PageSource } from '../archive/PageSource';
import { type ExaminedChapter, examineChapter } from '../chapter/examineChapter';
import { makeChapter } from '../chapter/makeChapter';
import { type ChapterFields, saveChapter } from '../chapter/saveChapter';
import type { LibraryContext } from '../context/LibraryContext';
import { asLibraryError, LibraryError } from '../report/LibraryError';
import type { Outcome } from '../report/LibraryEvent';
import { refuseTakenDown } from '../take-down/takeDown';
import type { ImportOptions } from './ImportOptions';
import { findImportTarget, type ImportTarget } from './importTarget';
import { subTitleFor } from './missingWords';
import type { ChapterPlan } from './planChapter';
import { makeTitleCovers, saveImportedTitle, type TitleCovers } from './saveImportedTitle';
import { openSource } from './sourceRef';

/** The number of this chapter among those of the same command. */
export interface ImportProgress {
  before: number;
  of: number;
}

/** Imports one chapter completely or not at all. */
export async function importChapter(
  context: LibraryContext,
  plan: ChapterPlan,
  options: ImportOptions,
  progress: ImportProgress,
): Promise<Outcome> {
  const source = await openSource(plan.ref);
  try {
    const { outcome, pageCount } = await importPages(context, source, plan, options, progress);
    context.tell({
      kind: 'item',
      outcome,
      what: `${nameOf(plan)} (${pageCount} pages)${outcome === 'added' ? authorNote(plan) : ''}`,
    });
    return outcome;
  } finally {
    source.close();
  }
}

async function importPages(
  context: LibraryContext,
  source: PageSource,
  plan: ChapterPlan,
  options: ImportOptions,
  progress: ImportProgress,
): Promise<{ outcome: Outcome; pageCount: number }> {
  const { db, tell } = context;
  // A dry run writes to no store, and rolls back what it writes to the database.
  const objects = options.isDryRun ? memoryObjectStore() : context.objects;
  const chapter = { where: plan.origin, work: plan.work, language: languageInfo(plan.language).wire, number: plan.number.number };
  await refuseTakenDown(db, chapter);
  const place = await findImportTarget(db, plan);
  const examined = await examineSource(source, plan);
  const pageCount = examined.pages.length;
  refuseFromElsewhere(plan, place, examined, options);
  reportStrayFiles(context, source, examined);
  const direction = plan.direction ?? (examined.isVertical ? 'vertical' : 'ltr');
  const isNew = place.chapter?.sourceHash !== examined.hash;
  if (options.isDryRun && isNew) return { outcome: place.chapter ? 'changed' : 'added', pageCount };

  const what = `${progress.before + 1}/${progress.of} ${nameOf(plan)}`;
  const onPage = (done: number) => tell({ kind: 'progress', what, done, total: pageCount });
  const made = isNew ? await makeChapter(source, examined, objects, onPage, context.signal) : undefined;
  const covers = await coversOf(source, plan, place, options, isNew, objects);
  let outcome: Outcome = 'unchanged';
  await db
    .transaction(async (tx) => {
      const { titleId, isChanged } = await saveImportedTitle(tx, plan, place, { direction, covers, options });
      // A chapter that is not new is already on the site.
      const thumbnail = made?.thumbnailImage ?? place.chapter!.thumbnailImage;
      const fields = { ...chapterFields(context, plan, place, examined, direction, thumbnail), titleId };
      outcome = await saveChapter(tx, place.chapter, fields, made?.pages);
      if (outcome === 'unchanged' && isChanged) outcome = 'changed';
      if (options.isDryRun) tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return { outcome, pageCount };
}

function examineSource(source: PageSource, plan: ChapterPlan): Promise<ExaminedChapter> {
  return examineChapter(source, {
    isVertical: plan.direction && plan.direction === 'vertical',
    doublePages: plan.doublePages,
  });
}

/** Refuses a chapter that would replace another one, before anything is written. */
export async function checkOrigin(
  context: LibraryContext,
  plan: ChapterPlan,
  place: ImportTarget,
  options: ImportOptions,
): Promise<void> {
  if (!isFromElsewhere(plan, place)) return;
  const source = await openSource(plan.ref);
  try {
    refuseFromElsewhere(plan, place, await examineSource(source, plan), options);
  } finally {
    source.close();
  }
}

/** Whether the existing chapter came from another file. For chapters imported before origins were stored, nobody knows. */
function isFromElsewhere({ origin }: ChapterPlan, { chapter }: ImportTarget): boolean {
  return chapter !== undefined && chapter.origin !== '' && chapter.origin !== origin;
}

function refuseFromElsewhere(
  plan: ChapterPlan,
  place: ImportTarget,
  { hash }: ExaminedChapter,
  { mayReplace }: ImportOptions,
): void {
  // The same pages from another path are the same chapter that was moved.
  if (mayReplace || !isFromElsewhere(plan, place) || place.chapter?.sourceHash === hash) return;
  throw new LibraryError(
    plan.origin,
    `would take the place of ${plan.number.name} of "${plan.work}" in ${plan.language}, which came from ${place.chapter?.origin}.`,
    'To keep both, say --work or --number; to put this one in its place, say --replace.',
  );
}

function reportStrayFiles({ tell }: LibraryContext, { label }: PageSource, { strays }: ExaminedChapter): void {
  for (const stray of strays)
    tell({
      kind: 'warning',
      where: `${label}: ${stray}`,
      what: 'is neither a picture nor a page, and is not imported.',
      todo: '',
    });
}

/**
 * Makes new covers if the title is new, if its first chapter is new, or if the cover is a picture file of its own. Undefined: the
 * covers stay.
 */
async function coversOf(
  source: PageSource,
  plan: ChapterPlan,
  place: ImportTarget,
  options: ImportOptions,
  isNew: boolean,
  objects: ObjectStore,
): Promise<TitleCovers | undefined> {
  const { coverFile: file } = plan;
  const isTold = !place.title || place.isFirstOfTitle;
  if (file !== undefined && (isTold || options.cover))
    return makeTitleCovers({ read: () => readCover(file, source.label) }, file, objects);
  if (!isTold || (place.title && !isNew)) return undefined;
  const page = source.pages.find(({ name }) => name === plan.coverPage) ?? source.cover;
  return page && makeTitleCovers(page, `${source.label}: ${page.name}`, objects);
}

/** @param label the chapter that is not imported if its cover cannot be read */
async function readCover(file: string, label: string): Promise<Buffer> {
  const { size } = await stat(file).catch((error: unknown) => {
    throw asLibraryError(error, `${label}: ${file}`);
  });
  if (size > LIMITS.entryBytes) throw new LibraryError(file, `is ${formatBytes(size)} large.`, 'Save it smaller.');
  return readFile(file);
}

function chapterFields(
  { clock }: LibraryContext,
  plan: ChapterPlan,
  { chapter, position }: ImportTarget,
  { hash }: ExaminedChapter,
  direction: ReadingDirection,
  thumbnailImage: string,
): Omit<ChapterFields, 'titleId'> {
  return {
    position,
    number: plan.number.number,
    name: plan.number.name,
    subTitle: plan.subTitle ?? subTitleFor(plan.number, plan.language),
    thumbnailImage,
    // A chapter without a date gets the time of its first import.
    startTimeStamp: plan.published ?? chapter?.startTimeStamp ?? clock(),
    endTimeStamp: 0,
    chapterTicketEndtime: 0,
    ...directionFlags(direction),
    sourceHash: hash,
    origin: plan.origin,
  };
}

/** `Перчинка и Кэррот [ru] #002`. */
function nameOf({ series, language, number }: ChapterPlan): string {
  return `${series} [${language}] ${number.name}`;
}

function authorNote({ author }: ChapterPlan): string {
  return author ? '' : ', author unknown: --author says it';
}
