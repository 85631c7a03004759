import { LANGUAGES, paths } from '@komawari/shared-domain';
import { PageType, PresentationMethod } from '@komawari/shared-proto';
import { and, asc, eq } from 'drizzle-orm';
import { type banners, chapters, pages } from '../../../database/schema';
import { decryptImage } from '../../images/encrypt';
import { LibraryError } from '../../report/LibraryError';
import type { Placed } from '../format/loadPack';
import type { PackHighlight } from '../format/packSchema';
import type { ApplyContext } from './ApplyContext';
import type { FrontContext } from './pageAddress';

type BannerRow = typeof banners.$inferSelect;
type PageRow = typeof pages.$inferSelect;

/** A taste of a chapter, not the chapter. */
const MAX_PAGES = 4;

/**
 * The first pages of the chapter that Home shows, in every language in which it has arrived. On the wire they are bare
 * addresses, without the key that every page of the viewer has, so each is stored once more without one.
 * @throws LibraryError when the pack has no such chapter
 */
export async function highlightPictures(
  context: FrontContext,
  { value, where }: Placed<PackHighlight>,
): Promise<Omit<BannerRow, 'id'>[]> {
  const work = context.pack.works.find(({ key }) => key === value.work);
  const { number } = value.chapter;
  if (!work)
    throw new LibraryError(where, `highlights the work "${value.work}", which the pack does not have.`, 'Correct the key.');
  if (!work.chapters.entries.some((entry) => entry.value.number.number === number)) {
    throw new LibraryError(where, `highlights chapter ${number}, which "${value.work}" does not have.`, 'Correct the number.');
  }
  const rows: Omit<BannerRow, 'id'>[] = [];
  for (const { wire: language } of LANGUAGES) {
    const titleId = context.book.titleIds.get(`${value.work} ${language}`);
    const [chapter] = titleId === undefined ? [] : await chapterOf(context, titleId, number);
    if (!chapter) continue;
    for (const [position, page] of (await firstPages(context, chapter.id)).entries()) {
      const image = await plainPicture(context, page);
      const url = paths.viewer(chapter.id);
      const key = `page-${position + 1}`;
      rows.push({
        key,
        language,
        placement: 'highlight',
        position,
        image,
        method: PresentationMethod.PUSH,
        url,
        source: context.pack.source,
      });
    }
  }
  return rows;
}

function chapterOf({ db }: ApplyContext, titleId: number, number: string) {
  return db
    .select({ id: chapters.id })
    .from(chapters)
    .where(and(eq(chapters.titleId, titleId), eq(chapters.number, number)));
}

/** The wire has one size for all of them: a page of another size, or half of a spread, ends the taste. */
async function firstPages({ db }: ApplyContext, chapterId: number): Promise<PageRow[]> {
  const rows = await db.select().from(pages).where(eq(pages.chapterId, chapterId)).orderBy(asc(pages.position)).limit(MAX_PAGES);
  const [first] = rows;
  const odd = rows.findIndex(
    ({ width, height, type }) => width !== first?.width || height !== first.height || type !== PageType.SINGLE,
  );
  return odd < 0 ? rows : rows.slice(0, odd);
}

async function plainPicture({ objects, cache, isDryRun }: ApplyContext, { images }: PageRow): Promise<string> {
  const { name, key } = images.low;
  const known = cache.get(`${name}#plain`, key);
  if (known && (await objects.has(known))) return known;
  const encrypted = await objects.get(name);
  if (!encrypted) throw new LibraryError(name, 'is gone from the store of images.', 'Restore the images from the backup.');
  const plain = await objects.put(decryptImage(encrypted, key));
  if (!isDryRun) cache.set(`${name}#plain`, key, plain);
  return plain;
}
