import { IMAGE_QUALITIES, type ImageQuality, PAGE_TYPES } from '@komawari/shared-domain';
import type { PageType } from '@komawari/shared-proto';
import type { ObjectStore } from '../../objects/ObjectStore';
import type { PageFile, PageSource } from '../archive/PageSource';
import { encryptImage } from '../images/encrypt';
import { joinHalves } from '../images/joinHalves';
import { makeCover } from '../images/makeCover';
import { type MadeImage, type MadePage, makePages } from '../images/makePage';
import { spreadStarts } from '../images/pageTypes';
import { putPicture } from '../images/putPicture';
import type { ExaminedChapter } from './examineChapter';

/** A page as its database row has it, without the chapter. */
export interface PageRow {
  position: number;
  width: number;
  height: number;
  type: PageType;
  /** Its text description. */
  description: string;
  images: Record<ImageQuality, KeptImage & { whole?: KeptImage }>;
}

interface KeptImage {
  name: string;
  key: string;
  width: number;
  height: number;
}

export interface MadeChapter {
  pages: PageRow[];
  thumbnailImage: string;
}

/** How many pages are made at one time: what two cores can do while the site keeps answering. */
const IN_FLIGHT = 2;

/**
 * Makes a chapter's pages, encrypts them and puts them into the store. One bad page fails the whole chapter, so readers never get
 * a chapter with a gap.
 */
export async function makeChapter(
  source: PageSource,
  examined: ExaminedChapter,
  objects: ObjectStore,
  onPage: (done: number) => void,
  signal?: AbortSignal,
): Promise<MadeChapter> {
  let done = 0;
  const spreads = spreadStarts(examined.types);
  const made = await mapInOrder(examined.pages, async (page, position) => {
    signal?.throwIfAborted();
    const where = `${source.label}: ${page.name}`;
    // There is one type for each page.
    const rows = await storePages(where, await page.read(), examined.types[position]!, examined.isVertical, objects);
    const [first] = rows;
    // If a picture was cut, its first piece carries the description of the whole.
    if (first) first.description = examined.descriptions[position] ?? '';
    const second = spreads.has(position) ? examined.pages[position + 1] : undefined;
    if (first && second) first.images = await withWhole(first, page, second, source.label, objects);
    onPage((done += 1));
    return rows;
  });
  const pages = made.flat().map((row, position): PageRow => ({ ...row, position }));
  return { pages, thumbnailImage: await thumbnailOf(source.label, examined, objects) };
}

/** Stores one picture: as one page or, if it had to be cut, as several. */
async function storePages(
  where: string,
  bytes: Buffer,
  type: PageType,
  isVertical: boolean,
  objects: ObjectStore,
): Promise<Omit<PageRow, 'position'>[]> {
  const made = await makePages(bytes, where, isVertical);
  const rows: Omit<PageRow, 'position'>[] = [];
  for (const { width, height, images, cut } of made)
    rows.push({
      width,
      height,
      type: typeOfCut(cut, isVertical) ?? type,
      description: '',
      images: await storeImages(images, objects),
    });
  return rows;
}

async function storeImages(images: MadePage['images'], objects: ObjectStore): Promise<Record<ImageQuality, KeptImage>> {
  // If several qualities have the same image, it is stored once.
  const stored = new Map<MadeImage, KeptImage>();
  for (const image of new Set(Object.values(images))) {
    const { body, key } = encryptImage(image.bytes);
    stored.set(image, { name: await objects.put(body), key, width: image.width, height: image.height });
  }
  // Each quality has an image, and every image was stored.
  return Object.fromEntries(IMAGE_QUALITIES.map((quality) => [quality, stored.get(images[quality])])) as Record<
    ImageQuality,
    KeptImage
  >;
}

/**
 * The images of the first half of a spread, together with those of the whole spread
 * (docs/decisions/0068-spreads-whole-or-split.md).
 */
async function withWhole(
  { images, type }: Omit<PageRow, 'position'>,
  first: PageFile,
  second: PageFile,
  label: string,
  objects: ObjectStore,
): Promise<PageRow['images']> {
  const halves = await Promise.all([first.read(), second.read()]);
  const [left, right] = type === PAGE_TYPES.left ? halves : halves.toReversed();
  // There are two halves.
  const [whole] = await makePages(await joinHalves(left!, right!), `${label}: ${first.name}`, false);
  if (!whole) return images;
  const kept = await storeImages(whole.images, objects);
  const entries = IMAGE_QUALITIES.map((quality) => [quality, { ...images[quality], whole: kept[quality] }]);
  // Each quality has its image.
  return Object.fromEntries(entries) as PageRow['images'];
}

/** In a book, a piece of a strip fills the whole stage like a double page, so that no client shows another page next to it. */
function typeOfCut(cut: MadePage['cut'], isVertical: boolean): PageType | undefined {
  if (cut === 'piece') return isVertical ? undefined : PAGE_TYPES.double;
  return cut && PAGE_TYPES[cut];
}

/**
 * The first page is often a cover that other chapters share, and wide strips are often lettering. The first page after those
 * shows this chapter.
 */
async function thumbnailOf(label: string, { pages, sizes }: ExaminedChapter, objects: ObjectStore): Promise<string> {
  // A chapter has at least one page, and each page has its size.
  const page = pages.find((_, index) => index > 0 && sizes[index]!.width < sizes[index]!.height * 2) ?? pages[0]!;
  return putPicture(objects, await makeCover(await page.read(), 'thumbnail', `${label}: ${page.name}`));
}

/** Like `Promise.all` over `map`, but runs only a few at a time. After a failure it starts no more. */
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
        // The loop ends with the last item.
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
