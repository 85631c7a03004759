import { directionFlags, isInRanges, type Locale, languageInfo } from '@komawari/shared-domain';
import { eq, inArray } from 'drizzle-orm';
import { bumpContentVersion } from '../../../database/counters';
import { chapters, comments, favorites, titles, works } from '../../../database/schema';
import type { PageSource } from '../../archive/PageSource';
import { makeChapter } from '../../chapter/makeChapter';
import { type ChapterFields, type ChapterRow, saveChapter } from '../../chapter/saveChapter';
import { subTitleFor } from '../../import/missingWords';
import { languageCodeOf } from '../../naming/languages';
import { applyPlan } from '../../rows/applyPlan';
import { differs, planRows } from '../../rows/rowPlan';
import { isMeant, nameOfMark, putBackCommand } from '../../take-down/TakeDownScope';
import type { LoadedWork } from '../format/loadPack';
import type { PackChapter } from '../format/packSchema';
import { type ApplyContext, languagesOf, leaveOut, secondsOf, tellPlan } from './ApplyContext';
import { arrivedChapters, examine, knownHash, openChapter } from './chapterSource';
import { ensureTitle, titleFields, updateTitle, withCovers } from './saveWorkAndTitle';
import { loadStoredWork, type StoredWork, storedChapter } from './storedWork';

/** One chapter in one language. */
interface ChapterPlace {
  language: Locale;
  chapter: PackChapter;
  position: number;
}

/** Updates a work to match the pack: its rows first, then every chapter whose pages have arrived and are new. */
export async function applyWork(context: ApplyContext, work: LoadedWork): Promise<void> {
  await onShelvedWork(context, work, async (shelved) => {
    await updateRows(context, work, shelved);
    noteTakenDown(context, shelved);
    const arrived = await arrivedChapters(work);
    for (const place of openFirst(context, placesOf(work))) await applyChapter(context, work, shelved, place, arrived);
  });
}

/** Reports what an editor took down, if the pack still has it. It is not imported again. */
function noteTakenDown({ tell }: ApplyContext, { marks }: StoredWork): void {
  for (const mark of marks) {
    const text = `  Stays out: ${nameOfMark(mark)} is taken down (${mark.why}). To let it in: ${putBackCommand(mark)}`;
    tell({ kind: 'note', text });
  }
}

/** A chapter of a work that has just arrived. */
export interface Arrival {
  language: string;
  number: string;
}

/** Applies only the chapters that have just arrived. */
export async function applyArrivals(context: ApplyContext, work: LoadedWork, arrivals: readonly Arrival[]): Promise<void> {
  const isNew = new Set(arrivals.map(({ language, number }) => `${language} ${number}`));
  await onShelvedWork(context, work, async (shelved) => {
    const places = placesOf(work).filter(({ language, chapter }) => isNew.has(`${language} ${chapter.number.number}`));
    const arrived = await arrivedChapters(work);
    for (const place of openFirst(context, places)) await applyChapter(context, work, shelved, place, arrived);
  });
}

async function onShelvedWork(
  context: ApplyContext,
  work: LoadedWork,
  apply: (shelved: StoredWork) => Promise<void>,
): Promise<void> {
  try {
    await apply(await loadStoredWork(context, work));
  } catch (error) {
    context.signal?.throwIfAborted();
    leaveOut(context, error, work.where);
  }
}

/** By chapter, then by language, so that all languages of a chapter arrive together. */
function placesOf(work: LoadedWork): ChapterPlace[] {
  let position = 0;
  return work.chapters.entries.flatMap(({ value: chapter }) => {
    position = chapter.position ?? position + 1;
    return languagesOf(work.value.titles).map(({ language }) => ({ language, chapter, position }));
  });
}

/**
 * Puts chapters that readers can open once everything is in before the others. Otherwise a chapter from the middle would be among
 * the latest until later ones arrive, and readers would see it listed although it is about to close.
 */
function openFirst(context: ApplyContext, places: readonly ChapterPlace[]): ChapterPlace[] {
  const positions = places.flatMap(({ chapter, position }) =>
    secondsOf(context, chapter.published) <= context.clock() ? [position] : [],
  );
  const out = [...new Set(positions)];
  const isOpen = ({ position }: ChapterPlace) => {
    const before = out.filter((other) => other < position).length;
    return isInRanges({ before, after: out.filter((other) => other > position).length }, false);
  };
  return [...places.filter(isOpen), ...places.filter((place) => !isOpen(place))];
}

/** Updates the existing rows of the work: texts and dates. Relative dates change every day. */
async function updateRows(context: ApplyContext, work: LoadedWork, shelved: StoredWork): Promise<void> {
  if (!shelved.row) return;
  const { row, wanted } = shelved;
  const { db, tell, isDryRun } = context;
  if (differs(row, wanted)) {
    tell({ kind: 'item', outcome: 'changed', what: `work ${work.key}` });
    if (!isDryRun)
      await db.transaction(
        async (tx) => (await tx.update(works).set(wanted).where(eq(works.id, row.id)), bumpContentVersion(tx)),
      );
  }
  for (const { language } of languagesOf(work.value.titles)) {
    const title = shelved.titles.get(languageInfo(language).wire);
    const fields = title && (await titleFields(context, work, language));
    if (!title || !fields || !differs(title, fields)) continue;
    tell({ kind: 'item', outcome: 'changed', what: `title ${fields.name} [${language}]` });
    if (!isDryRun) await db.transaction((tx) => updateTitle(tx, title.id, fields));
  }
  await updateChapterRows(context, work, shelved);
  await removeTitles(context, work, shelved);
}

/** Removes the titles in languages that the work no longer has. Their chapters are removed before. */
async function removeTitles({ db, tell, isDryRun }: ApplyContext, work: LoadedWork, shelved: StoredWork): Promise<void> {
  const offered = new Set<number>(languagesOf(work.value.titles).map(({ language }) => languageInfo(language).wire));
  const gone = [...shelved.titles.values()].filter(({ language }) => !offered.has(language));
  if (gone.length === 0 || !work.chapters.isWhole) return;
  for (const { name, language } of gone)
    tell({ kind: 'item', outcome: 'removed', what: `title ${name} [${languageCodeOf(language)}]` });
  if (isDryRun) return;
  const ids = gone.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await tx.delete(favorites).where(inArray(favorites.titleId, ids));
    await tx.delete(titles).where(inArray(titles.id, ids));
    await bumpContentVersion(tx);
  });
}

async function updateChapterRows(context: ApplyContext, work: LoadedWork, shelved: StoredWork): Promise<void> {
  const rows = [...shelved.chapters.values()];
  const wanted = placesOf(work).flatMap((place) => {
    const row = storedChapter(shelved, place.language, place.chapter.number.number);
    return row ? [{ titleId: row.titleId, ...chapterFields(context, work, place) }] : [];
  });
  const plan = planRows(rows, wanted, ({ titleId, number }) => `${titleId} ${number}`, work.chapters.isWhole);
  const nameOf = (thing: Partial<ChapterRow>) => `${work.key} ${thing.name}, taken out of the pack`;
  tellPlan(context, { ...plan, changed: [], unchanged: 0 }, '', nameOf);
  if (plan.changed.length > 0)
    context.tell({ kind: 'item', outcome: 'changed', what: `chapter rows of ${work.key}`, count: plan.changed.length });
  if (plan.unchanged > 0)
    context.tell({ kind: 'item', outcome: 'unchanged', what: `chapters of ${work.key}`, count: plan.unchanged });
  if (context.isDryRun) return;
  const removed = plan.removed.map(({ id }) => id);
  if (removed.length > 0) await context.db.delete(comments).where(inArray(comments.chapterId, removed));
  await applyPlan(context.db, chapters, 'chapter', plan);
  for (const { row, wanted: fields } of plan.changed) shelved.chapters.set(`${row.titleId} ${row.number}`, { ...row, ...fields });
}

/** Imports one chapter if its pages have arrived and differ from those on the site. */
async function applyChapter(
  context: ApplyContext,
  work: LoadedWork,
  shelved: StoredWork,
  place: ChapterPlace,
  arrived: ReadonlySet<string>,
): Promise<void> {
  context.signal?.throwIfAborted();
  const { number } = place.chapter.number;
  if (shelved.marks.some((mark) => isMeant(mark, languageInfo(place.language).wire, number))) return;
  let source: PageSource | undefined;
  try {
    source = await openChapter(work, arrived, place.language, number);
    const row = storedChapter(shelved, place.language, number);
    if (!source || (row && isMadeOf(row, work, knownHash(context.cache, source, isVertical(work))))) return;
    await storeChapter(context, work, shelved, place, source);
  } catch (error) {
    context.signal?.throwIfAborted();
    leaveOut(context, error, work.where);
  } finally {
    source?.close();
  }
}

async function storeChapter(
  context: ApplyContext,
  work: LoadedWork,
  shelved: StoredWork,
  place: ChapterPlace,
  source: PageSource,
): Promise<void> {
  const { db, objects, cache, tell } = context;
  const { language, chapter } = place;
  const row = storedChapter(shelved, language, chapter.number.number);
  const examined = await examine(cache, source, isVertical(work));
  if (row && isMadeOf(row, work, examined.hash)) return;
  const title = await titleFields(context, work, language);
  const what = `${title.name} [${language}] ${chapter.number.name}`;
  const total = examined.pages.length;
  if (!context.isDryRun) {
    const made = await makeChapter(
      source,
      examined,
      objects,
      (done) => tell({ kind: 'progress', what, done, total }),
      context.signal,
    );
    const isNew = !shelved.titles.has(languageInfo(language).wire);
    const covered = isNew ? await withCovers(context, title, source) : undefined;
    await db.transaction(async (tx) => {
      const titleId = await ensureTitle(tx, work, shelved, language, covered);
      const fields = {
        ...chapterFields(context, work, place),
        titleId,
        thumbnailImage: made.thumbnailImage,
        sourceHash: examined.hash,
        origin: source.label,
      };
      await saveChapter(tx, row, fields, made.pages);
    });
  }
  tell({ kind: 'item', outcome: row ? 'changed' : 'added', what: `${what} (${total} pages)` });
}

/** Whether the site already has these pages: it made its pages from them, or they were exported from its pages. */
function isMadeOf({ sourceHash }: ChapterRow, { exported }: LoadedWork, hash: string | undefined): boolean {
  return hash !== undefined && (hash === sourceHash || exported.get(hash) === sourceHash);
}

function chapterFields(
  context: ApplyContext,
  work: LoadedWork,
  { language, chapter, position }: ChapterPlace,
): Omit<ChapterFields, 'titleId' | 'thumbnailImage' | 'sourceHash' | 'origin'> {
  return {
    position,
    number: chapter.number.number,
    name: chapter.name ?? chapter.number.name,
    subTitle: chapter.subTitle[language] ?? subTitleFor(chapter.number, language),
    startTimeStamp: secondsOf(context, chapter.published),
    endTimeStamp: chapter.ends ? secondsOf(context, chapter.ends) : 0,
    chapterTicketEndtime: chapter.ticketUntil ? secondsOf(context, chapter.ticketUntil) : 0,
    ...directionFlags(work.value.direction),
  };
}

function isVertical(work: LoadedWork): boolean {
  return work.value.direction === 'vertical';
}
