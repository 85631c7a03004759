import type { PageType } from '@komawari/shared-proto';
import type { ObjectStore } from '../../objects/ObjectStore';
import type { PageFile, PageSource } from '../archive/PageSource';
import { encryptImage } from '../images/encrypt';
import { makeCover } from '../images/makeCover';
import { makePage, QUALITIES, type Quality } from '../images/makePage';
import type { ExaminedChapter } from './examineChapter';

/** A page as its row in the database has it, without the chapter. */
export interface PageRow {
  position: number;
  width: number;
  height: number;
  type: PageType;
  images: Record<Quality, { name: string; key: string }>;
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
  const pages = await mapInOrder(examined.pages, async (page, position) => {
    signal?.throwIfAborted();
    // There is a type for each page.
    const row = await storePage(source.label, page, position, examined.types[position]!, objects);
    onPage((done += 1));
    return row;
  });
  return { pages, thumbnailImage: await thumbnailOf(source.label, examined, objects) };
}

async function storePage(
  label: string,
  page: PageFile,
  position: number,
  type: PageType,
  objects: ObjectStore,
): Promise<PageRow> {
  const made = await makePage(await page.read(), `${label}: ${page.name}`);
  // Qualities that came out as the same image are stored once.
  const stored = new Map<Buffer, { name: string; key: string }>();
  for (const image of new Set(Object.values(made.images))) {
    const { body, key } = encryptImage(image);
    stored.set(image, { name: await objects.put(body), key });
  }
  // Each quality has its image, and each image was stored.
  const images = Object.fromEntries(QUALITIES.map((quality) => [quality, stored.get(made.images[quality])])) as PageRow['images'];
  return { position, width: made.width, height: made.height, type, images };
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
