import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Locale, languageInfo } from '@komawari/shared-domain';
import { eq } from 'drizzle-orm';
import { bumpContentVersion, nextId } from '../../../database/counters';
import type { Transaction } from '../../../database/Database';
import { titles, works } from '../../../database/schema';
import type { PageSource } from '../../archive/PageSource';
import { makeTitleCovers, type TitleCovers } from '../../import/saveImportedTitle';
import type { LoadedWork } from '../format/loadPack';
import { type ApplyContext, leaveOut } from './ApplyContext';
import { packImage } from './packImage';
import type { StoredWork } from './storedWork';

type TitleRow = typeof titles.$inferSelect;

/**
 * The fields of a title's row that the pack defines. The pack sets the views of a new title only; after that the site counts
 * them.
 */
export type TitleFields = Pick<TitleRow, 'name' | 'author' | 'overview' | 'viewingPeriodDescription' | 'nonAppearanceInfo'> &
  Partial<TitleCovers>;

/** Reads a title from the pack, with the covers that have been drawn already. */
export async function titleFields(context: ApplyContext, work: LoadedWork, language: Locale): Promise<TitleFields> {
  // Callers take the language from these titles.
  const { name, author, overview, viewingPeriod, nonAppearance } = work.value.titles[language]!;
  const portraitImage = await coverOf(context, work, 'portrait', language);
  const landscapeImage = await coverOf(context, work, 'landscape', language);
  return {
    name,
    author,
    overview,
    viewingPeriodDescription: viewingPeriod,
    nonAppearanceInfo: nonAppearance,
    ...(portraitImage && { portraitImage }),
    ...(landscapeImage && { landscapeImage }),
  };
}

/** If the pack has no cover, one is made from the chapter's first page. */
export async function withCovers(
  context: ApplyContext,
  fields: TitleFields,
  source: PageSource,
): Promise<TitleFields & TitleCovers> {
  const { portraitImage, landscapeImage } = fields;
  if (portraitImage && landscapeImage) return { ...fields, portraitImage, landscapeImage };
  // A source has at least one page.
  const page = source.pages[0]!;
  return { ...fields, ...(await makeTitleCovers(page, `${source.label}: ${page.name}`, context.objects, fields)) };
}

/**
 * Writes the work and the title of a chapter if they do not exist yet. Returns the title's ID.
 * @param fields the fields of a new title
 */
export async function ensureTitle(
  tx: Transaction,
  work: LoadedWork,
  shelved: StoredWork,
  language: Locale,
  fields: (TitleFields & TitleCovers) | undefined,
): Promise<number> {
  if (!shelved.row) {
    shelved.row = { ...shelved.wanted, id: await nextId(tx, 'work') };
    await tx.insert(works).values(shelved.row);
  }
  const wire = languageInfo(language).wire;
  const existing = shelved.titles.get(wire);
  if (existing) return existing.id;
  const title = {
    // The title is new, so it has fields.
    ...fields!,
    id: await nextId(tx, 'title'),
    workId: shelved.row.id,
    language: wire,
    viewCount: work.value.viewCount,
  };
  const [row] = await tx.insert(titles).values(title).returning();
  await bumpContentVersion(tx);
  if (row) shelved.titles.set(wire, row);
  return title.id;
}

/** Updates an existing title to match the pack. */
export async function updateTitle(tx: Transaction, titleId: number, fields: TitleFields): Promise<void> {
  await tx.update(titles).set(fields).where(eq(titles.id, titleId));
  await bumpContentVersion(tx);
}

/** Finds `covers/portrait.<lang>.png`, in any of the formats, or one for all languages. */
async function coverOf(
  context: ApplyContext,
  work: LoadedWork,
  shape: 'portrait' | 'landscape',
  language: Locale,
): Promise<string | undefined> {
  const names = await readdir(path.join(work.folder, 'covers')).catch(() => []);
  const isCover = (base: string) => (name: string) => new RegExp(`^${base}\\.(?:png|webp|jpe?g)$`).test(name);
  const name = names.find(isCover(`${shape}\\.${language}`)) ?? names.find(isCover(shape));
  if (name === undefined) return undefined;
  const file = path.join(work.folder, 'covers', name);
  return packImage(context, path.relative(context.pack.folder, file), shape, work.where).catch((error: unknown) => {
    leaveOut(context, error, file);
    return undefined;
  });
}
