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

/** A preview of a chapter, not the whole chapter. */
const MAX_PAGES = 4;

/**
 * The first pages of the chapter that Home highlights, in every language in which it has arrived. On the wire they are plain
 * addresses without a key, unlike the viewer's pages, so each is stored a second time, unencrypted.
 * @throws LibraryError if the pack has no such chapter
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

/** The wire has one size for all pages, so the preview ends at a page of another size or at half of a spread. */
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
