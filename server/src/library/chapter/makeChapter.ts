import { IMAGE_QUALITIES, type ImageQuality, PAGE_TYPES } from '@komawari/shared-domain';
import type { PageType } from '@komawari/shared-proto';
import type { ObjectStore } from '../../objects/ObjectStore';
import type { PageSource } from '../archive/PageSource';
import { encryptImage } from '../images/encrypt';
import { makeCover } from '../images/makeCover';
import { type MadeImage, makePages } from '../images/makePage';
import type { ExaminedChapter } from './examineChapter';

/** A page as its row in the database has it, without the chapter. */
export interface PageRow {
  position: number;
  width: number;
  height: number;
  type: PageType;
  images: Record<ImageQuality, { name: string; key: string; width: number; height: number }>;
}

export interface MadeChapter {
  pages: PageRow[];
  thumbnailImage: string;
}

/** Pages in the making at one time: what two cores have room for beside a site that answers. */
const IN_FLIGHT = 2;

/** Makes a chapter's pages, encrypts them and puts them into the store. One bad page and there is no chapter: readers never get one with a hole. */
export async function makeChapter(
  source: PageSource,
  examined: ExaminedChapter,
  objects: ObjectStore,
  onPage: (done: number) => void,
  signal?: AbortSignal,
): Promise<MadeChapter> {
  let done = 0;
  const made = await mapInOrder(examined.pages, async (page, position) => {
    signal?.throwIfAborted();
    const where = `${source.label}: ${page.name}`;
    // There is a type for each page.
    const rows = await storePages(where, await page.read(), examined.types[position]!, examined.isVertical, objects);
    onPage((done += 1));
    return rows;
  });
  const pages = made.flat().map((row, position): PageRow => ({ ...row, position }));
  return { pages, thumbnailImage: await thumbnailOf(source.label, examined, objects) };
}

/** A picture is one page or, where it had to be cut, several. */
async function storePages(
  where: string,
  bytes: Buffer,
  type: PageType,
  isVertical: boolean,
  objects: ObjectStore,
): Promise<Omit<PageRow, 'position'>[]> {
  const made = await makePages(bytes, where, isVertical);
  const rows: Omit<PageRow, 'position'>[] = [];
  for (const { width, height, images, half } of made) {
    // Qualities that came out as the same image are stored once.
    const stored = new Map<MadeImage, PageRow['images'][ImageQuality]>();
    for (const image of new Set(Object.values(images))) {
      const { body, key } = encryptImage(image.bytes);
      stored.set(image, { name: await objects.put(body), key, width: image.width, height: image.height });
    }
    // Each quality has its image, and each image was stored.
    const ofPage = Object.fromEntries(
      IMAGE_QUALITIES.map((quality) => [quality, stored.get(images[quality])]),
    ) as PageRow['images'];
    rows.push({ width, height, type: half ? PAGE_TYPES[half] : type, images: ofPage });
  }
  return rows;
}

/** The first page is often a cover that the other chapters have too, and wide strips are lettering; the page after those shows this chapter. */
async function thumbnailOf(label: string, { pages, sizes }: ExaminedChapter, objects: ObjectStore): Promise<string> {
  // A chapter has a page at least, and each page its size.
  const page = pages.find((_, index) => index > 0 && sizes[index]!.width < sizes[index]!.height * 2) ?? pages[0]!;
  return objects.put(await makeCover(await page.read(), 'thumbnail', `${label}: ${page.name}`));
}

/** Like `Promise.all` over `map`, with a few at a time; after a failure no more are begun. */
async function mapInOrder<Item, Result>(
  items: readonly Item[],
  make: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  let next = 0;
  let hasFailed = false;
  async function work(): Promise<void> {
    while (next < items.length && !hasFailed) {
      const index = next++;
      try {
        // The loop ends with the items.
        results[index] = await make(items[index]!, index);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }
  const workers = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, work));
  const failed = workers.find((worker) => worker.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}
