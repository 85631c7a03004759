import { languageInfo, type ReadingDirection } from '@komawari/shared-domain';
import { UpdateTiming } from '@komawari/shared-proto';
import { eq } from 'drizzle-orm';
import { bumpContentVersion, nextId } from '../../database/counters';
import type { Transaction } from '../../database/Database';
import { publishers, titles, works } from '../../database/schema';
import type { ObjectStore } from '../../objects/ObjectStore';
import type { PageFile } from '../archive/PageSource';
import { makeCover, type Shape } from '../images/makeCover';
import { putPicture } from '../images/putPicture';
import { workKeyFrom } from '../naming/workKey';
import { differs } from '../rows/rowPlan';
import type { ImportOptions } from './ImportOptions';
import { IMPORT_SOURCE, type ImportTarget } from './importTarget';
import { unknownAuthor } from './missingWords';
import type { ChapterPlan } from './planChapter';

export interface TitleCovers {
  portraitImage: string;
  landscapeImage: string;
}

interface TitleMaterial {
  direction: ReadingDirection;
  /** Undefined: the existing covers are still right. */
  covers: TitleCovers | undefined;
  options: ImportOptions;
}

/**
 * Makes both covers from one picture.
 * @param given covers that exist already
 */
export async function makeTitleCovers(
  picture: Pick<PageFile, 'read'>,
  where: string,
  objects: ObjectStore,
  given: Partial<TitleCovers> = {},
): Promise<TitleCovers> {
  const bytes = await picture.read();
  const make = async (shape: Shape) => putPicture(objects, await makeCover(bytes, shape, where));
  return {
    portraitImage: given.portraitImage ?? (await make('portrait')),
    landscapeImage: given.landscapeImage ?? (await make('landscape')),
  };
}

/** Writes the work and the title of a chapter, and says whether that changed anything. */
export async function saveImportedTitle(
  tx: Transaction,
  plan: ChapterPlan,
  place: ImportTarget,
  material: TitleMaterial,
): Promise<{ titleId: number; isChanged: boolean }> {
  const { workId, isChanged } = await saveWork(tx, plan, place, material);
  const { title } = place;
  const isTold = !title || place.isFirstOfTitle;
  const told = {
    name: plan.series,
    author: plan.author ?? unknownAuthor(plan.language),
    overview: plan.overview,
  };
  const { series, author } = material.options;
  const wanted = { ...(isTold ? told : { ...(series && { name: plan.series }), ...(author && { author }) }), ...material.covers };
  if (title) {
    if (!differs(title, wanted)) return { titleId: title.id, isChanged };
    await tx.update(titles).set(wanted).where(eq(titles.id, title.id));
    await bumpContentVersion(tx);
    return { titleId: title.id, isChanged: true };
  }
  const id = await nextId(tx, 'title');
  // A new title always has covers; see `coversOf`.
  await tx.insert(titles).values({ ...told, ...material.covers!, id, workId, language: languageInfo(plan.language).wire });
  return { titleId: id, isChanged: true };
}

async function saveWork(
  tx: Transaction,
  plan: ChapterPlan,
  { work, isFirstOfTitle, isFirstLanguage }: ImportTarget,
  material: TitleMaterial,
): Promise<{ workId: number; isChanged: boolean }> {
  const { options, direction } = material;
  const told = { direction, genres: plan.genres, rating: plan.rating };
  const said = {
    ...(options.direction && { direction: options.direction }),
    ...(options.publisher && { publisherId: await publisherIdOf(tx, options.publisher) }),
  };
  if (!work) {
    const id = await nextId(tx, 'work');
    await tx
      .insert(works)
      .values({ id, key: plan.work, source: IMPORT_SOURCE, updateTiming: UpdateTiming.NOT_REGULARLY, ...told, ...said });
    return { workId: id, isChanged: true };
  }
  const wanted = { ...(isFirstOfTitle && isFirstLanguage ? told : {}), ...said };
  const isChanged = differs(work, wanted);
  if (isChanged) {
    await tx.update(works).set(wanted).where(eq(works.id, work.id));
    await bumpContentVersion(tx);
  }
  return { workId: work.id, isChanged };
}

async function publisherIdOf(tx: Transaction, name: string): Promise<number> {
  const key = workKeyFrom(name);
  const [publisher] = await tx.select({ id: publishers.id }).from(publishers).where(eq(publishers.key, key));
  if (publisher) return publisher.id;
  const id = await nextId(tx, 'publisher');
  await tx.insert(publishers).values({ id, key, name, source: IMPORT_SOURCE });
  return id;
}
