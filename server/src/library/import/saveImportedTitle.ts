import { UpdateTiming } from '@komawari/shared-proto';
import { eq } from 'drizzle-orm';
import { bumpContentVersion, nextId } from '../../database/counters';
import type { Transaction } from '../../database/Database';
import { publishers, titles, works } from '../../database/schema';
import type { ObjectStore } from '../../objects/ObjectStore';
import type { PageSource } from '../archive/PageSource';
import { makeCover } from '../images/makeCover';
import { wireLanguage } from '../naming/languages';
import { workKeyFrom } from '../naming/workKey';
import { differs } from '../rows/rowPlan';
import type { Direction, ImportOptions } from './ImportOptions';
import { unknownAuthor } from './missingWords';
import type { ChapterPlan } from './planChapter';
import { IMPORT_SOURCE, type ShelfPlace } from './shelfPlace';

export interface TitleCovers {
  portraitImage: string;
  landscapeImage: string;
}

interface TitleMaterial {
  direction: Direction;
  /** Undefined: those on the shelf are still right. */
  covers: TitleCovers | undefined;
  options: ImportOptions;
}

/** Both covers, cut from the page that ComicInfo calls the front cover or else from the first. */
export async function makeTitleCovers(source: PageSource, frontCover: number, objects: ObjectStore): Promise<TitleCovers> {
  const page = source.pages[frontCover] ?? source.pages[0]!;
  const bytes = await page.read();
  const where = `${source.label}: ${page.name}`;
  return {
    portraitImage: await objects.put(await makeCover(bytes, 'portrait', where)),
    landscapeImage: await objects.put(await makeCover(bytes, 'landscape', where)),
  };
}

/** Writes the work and the title that a chapter belongs to, and gives the title's id. */
export async function saveImportedTitle(
  tx: Transaction,
  plan: ChapterPlan,
  place: ShelfPlace,
  material: TitleMaterial,
): Promise<number> {
  const workId = await saveWork(tx, plan, place, material);
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
    if (!differs(title, wanted)) return title.id;
    await tx.update(titles).set(wanted).where(eq(titles.id, title.id));
    await bumpContentVersion(tx);
    return title.id;
  }
  const id = await nextId(tx, 'title');
  await tx.insert(titles).values({ ...told, ...material.covers!, id, workId, language: wireLanguage(plan.language) });
  return id;
}

async function saveWork(
  tx: Transaction,
  plan: ChapterPlan,
  { work, isFirstOfTitle, isFirstLanguage }: ShelfPlace,
  material: TitleMaterial,
): Promise<number> {
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
    return id;
  }
  const wanted = { ...(isFirstOfTitle && isFirstLanguage ? told : {}), ...said };
  if (differs(work, wanted)) {
    await tx.update(works).set(wanted).where(eq(works.id, work.id));
    await bumpContentVersion(tx);
  }
  return work.id;
}

async function publisherIdOf(tx: Transaction, name: string): Promise<number> {
  const key = workKeyFrom(name);
  const [publisher] = await tx.select({ id: publishers.id }).from(publishers).where(eq(publishers.key, key));
  if (publisher) return publisher.id;
  const id = await nextId(tx, 'publisher');
  await tx.insert(publishers).values({ id, key, name, source: IMPORT_SOURCE });
  return id;
}
