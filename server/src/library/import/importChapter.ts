import type { PageSource } from '../archive/PageSource';
import { type ExaminedChapter, examineChapter } from '../chapter/examineChapter';
import { makeChapter } from '../chapter/makeChapter';
import { type ChapterFields, saveChapter } from '../chapter/saveChapter';
import type { LibraryContext } from '../context/LibraryContext';
import type { Outcome } from '../report/LibraryEvent';
import { differs } from '../rows/rowPlan';
import { openSource } from './findSources';
import type { Direction, ImportOptions } from './ImportOptions';
import { subTitleFor } from './missingWords';
import type { ChapterPlan } from './planChapter';
import { makeTitleCovers, saveImportedTitle } from './saveImportedTitle';
import { findShelfPlace, type ShelfPlace } from './shelfPlace';

/** Where this chapter stands among those of the same command. */
export interface ImportProgress {
  before: number;
  of: number;
}

/** Takes in one chapter, whole or not at all. */
export async function importChapter(
  context: LibraryContext,
  plan: ChapterPlan,
  options: ImportOptions,
  progress: ImportProgress,
): Promise<Outcome> {
  const source = await openSource(plan.ref);
  try {
    const outcome = await takeIn(context, source, plan, options, progress);
    context.tell({
      kind: 'item',
      outcome,
      what: `${nameOf(plan)} (${source.pages.length} pages)${outcome === 'added' ? authorNote(plan) : ''}`,
    });
    return outcome;
  } finally {
    source.close();
  }
}

async function takeIn(
  context: LibraryContext,
  source: PageSource,
  plan: ChapterPlan,
  options: ImportOptions,
  progress: ImportProgress,
): Promise<Outcome> {
  const { db, objects, tell } = context;
  const place = await findShelfPlace(db, plan);
  const examined = await examineChapter(source, {
    isVertical: plan.direction && plan.direction === 'vertical',
    doublePages: plan.doublePages,
  });
  const direction = plan.direction ?? (examined.isVertical ? 'vertical' : 'ltr');
  const isNew = place.chapter?.sourceHash !== examined.hash;
  if (options.isDryRun)
    return dryOutcome(
      place,
      isNew,
      chapterFields(context, plan, place, examined, direction, place.chapter?.thumbnailImage ?? ''),
    );

  const what = `${progress.before + 1}/${progress.of} ${nameOf(plan)}`;
  const onPage = (done: number) => tell({ kind: 'progress', what, done, total: source.pages.length });
  const made = isNew ? await makeChapter(source, examined, objects, onPage, context.signal) : undefined;
  const needsCovers = !place.title || (place.isFirstOfTitle && isNew);
  const covers = needsCovers ? await makeTitleCovers(source, plan.frontCover, objects) : undefined;
  return db.transaction(async (tx) => {
    const titleId = await saveImportedTitle(tx, plan, place, { direction, covers, options });
    const thumbnail = made?.thumbnailImage ?? place.chapter!.thumbnailImage;
    const fields = { ...chapterFields(context, plan, place, examined, direction, thumbnail), titleId };
    return saveChapter(tx, place.chapter, fields, made?.pages);
  });
}

function chapterFields(
  { clock }: LibraryContext,
  plan: ChapterPlan,
  { chapter, position }: ShelfPlace,
  { hash }: ExaminedChapter,
  direction: Direction,
  thumbnailImage: string,
): Omit<ChapterFields, 'titleId'> {
  return {
    position,
    number: plan.number.number,
    name: plan.number.name,
    subTitle: plan.subTitle ?? subTitleFor(plan.number, plan.language),
    thumbnailImage,
    // A chapter that came without a date came when it was first taken in.
    startTimeStamp: plan.published ?? chapter?.startTimeStamp ?? clock(),
    endTimeStamp: 0,
    chapterTicketEndtime: 0,
    isVerticalOnly: direction === 'vertical',
    startFromRight: direction === 'rtl',
    sourceHash: hash,
  };
}

function dryOutcome({ chapter }: ShelfPlace, isNew: boolean, fields: Omit<ChapterFields, 'titleId'>): Outcome {
  if (!chapter) return 'added';
  return isNew || differs(chapter, fields) ? 'changed' : 'unchanged';
}

/** `Перчинка и Кэррот [ru] #002`. */
function nameOf({ series, language, number }: ChapterPlan): string {
  return `${series} [${language}] ${number.name}`;
}

function authorNote({ author }: ChapterPlan): string {
  return author ? '' : ', author unknown: --author says it';
}
