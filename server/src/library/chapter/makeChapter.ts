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

/** A page as its row in the database has it, without the chapter. */
export interface PageRow {
  position: number;
  width: number;
  height: number;
  type: PageType;
  /** What it shows, in words. */
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
  const spreads = spreadStarts(examined.types);
  const made = await mapInOrder(examined.pages, async (page, position) => {
    signal?.throwIfAborted();
    const where = `${source.label}: ${page.name}`;
    // There is a type for each page.
    const rows = await storePages(where, await page.read(), examined.types[position]!, examined.isVertical, objects);
    const [first] = rows;
    // Of a picture that was cut, the first piece speaks for all.
    if (first) first.description = examined.descriptions[position] ?? '';
    const second = spreads.has(position) ? examined.pages[position + 1] : undefined;
    if (first && second) first.images = await withWhole(first, page, second, source.label, objects);
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
  // Qualities that came out as the same image are stored once.
  const stored = new Map<MadeImage, KeptImage>();
  for (const image of new Set(Object.values(images))) {
    const { body, key } = encryptImage(image.bytes);
    stored.set(image, { name: await objects.put(body), key, width: image.width, height: image.height });
  }
  // Each quality has its image, and each image was stored.
  return Object.fromEntries(IMAGE_QUALITIES.map((quality) => [quality, stored.get(images[quality])])) as Record<
    ImageQuality,
    KeptImage
  >;
}

/** The images of the first half of a spread, with those of the whole one (docs/decisions/0068-spreads-whole-or-split.md). */
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
  // Each quality has its images.
  return Object.fromEntries(entries) as PageRow['images'];
}

/** In a book, a piece of a strip takes the whole stage, as a double page does: no reader may lay another page beside it. */
function typeOfCut(cut: MadePage['cut'], isVertical: boolean): PageType | undefined {
  if (cut === 'piece') return isVertical ? undefined : PAGE_TYPES.double;
  return cut && PAGE_TYPES[cut];
}

/** The first page is often a cover that the other chapters have too, and wide strips are lettering; the page after those shows this chapter. */
async function thumbnailOf(label: string, { pages, sizes }: ExaminedChapter, objects: ObjectStore): Promise<string> {
  // A chapter has a page at least, and each page its size.
  const page = pages.find((_, index) => index > 0 && sizes[index]!.width < sizes[index]!.height * 2) ?? pages[0]!;
  return putPicture(objects, await makeCover(await page.read(), 'thumbnail', `${label}: ${page.name}`));
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
