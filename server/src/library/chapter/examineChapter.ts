import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { isVerticalStrip, type PictureSize } from '@komawari/shared-domain';
import type { PageType } from '@komawari/shared-proto';
import { storableText } from '../../text/storableText';
import { LIMITS } from '../archive/limits';
import { isCoverName, type PageFile, type PageSource } from '../archive/PageSource';
import { isInSequence } from '../archive/sortFiles';
import { decodeText } from '../comic-info/decodeText';
import { inspectPicture } from '../images/inspectPicture';
import { PAGE_VERSION } from '../images/makePage';
import { pageTypes } from '../images/pageTypes';
import { LibraryError } from '../report/LibraryError';

/** What we learn from reading a chapter's pages, before any page is converted. */
export interface ExaminedChapter {
  /** In reading order. */
  pages: PageFile[];
  /** Names of files that have a picture's name but are not pictures, and that leave no gap in the chapter. */
  strays: string[];
  sizes: PictureSize[];
  isVertical: boolean;
  types: PageType[];
  /** The text description of each page. Empty if nobody wrote one. */
  descriptions: string[];
  /** Hash of everything that the pages are made from: the same hash means the same pages. */
  hash: string;
}

export interface ExamineOptions {
  /** Undefined: the shape of the pages decides. */
  isVertical?: boolean | undefined;
  /** Positions in natural order. */
  doublePages?: ReadonlySet<number> | undefined;
}

/** Reads every page once. Each must be a picture of an acceptable size. Together they give the chapter's shape and hash. */
export async function examineChapter(source: PageSource, options: ExamineOptions = {}): Promise<ExaminedChapter> {
  const names = source.pages.map(({ name }) => name);
  const double = new Set([...(options.doublePages ?? [])].map((index) => source.pages[index]));
  const pages: PageFile[] = [];
  const strays: string[] = [];
  const hash = createHash('sha256').update(`pages ${PAGE_VERSION}\n`);
  const sizes: PictureSize[] = [];
  const descriptions: string[] = [];
  let total = 0;
  for (const page of inReadingOrder(source.pages)) {
    const { name } = page;
    const bytes = await page.read();
    total += bytes.length;
    if (total > LIMITS.totalBytes)
      throw new LibraryError(source.label, 'is too large for one chapter.', 'Split it into chapters.');
    const size = await inspectPicture(bytes, `${source.label}: ${name}`).catch((error: unknown) => {
      if (names.length > 1 && !isInSequence(name, names)) return undefined;
      throw error;
    });
    if (!size) {
      strays.push(name);
      continue;
    }
    sizes.push(size);
    pages.push(page);
    hash.update(`${basename(name)} ${bytes.length}\n`).update(bytes);
    const description = await readDescription(source, name);
    descriptions.push(description);
    // A chapter without descriptions must keep the hash that it had before descriptions existed.
    if (description) hash.update(`described\n${description}\n`);
  }
  if (pages.length === 0) throw new LibraryError(source.label, 'holds no pages.', 'Pages are PNG, JPEG or WebP pictures.');
  const isVertical = options.isVertical ?? isVerticalStrip(sizes);
  const read = pages.map(({ name }) => name);
  const doublePages = new Set(pages.flatMap((page, index) => (double.has(page) ? [index] : [])));
  // The pieces of a strip are not spreads, however wide they are.
  const types = isVertical ? pageTypes(read, []) : pageTypes(read, sizes, doublePages);
  return { pages, strays, sizes, isVertical, types, descriptions, hash: hash.update(types.join()).digest('hex') };
}

/** Sorts by name, with a cover first: by name alone, `cover.jpg` would come after the numbers. */
function inReadingOrder(pages: readonly PageFile[]): PageFile[] {
  const isCover = (page: PageFile) => isCoverName(page.name);
  return [...pages.filter(isCover), ...pages.filter((page) => !isCover(page))];
}

/** The description that an editor wrote for a page (docs/content-packs.md). */
async function readDescription({ label, descriptions }: PageSource, page: string): Promise<string> {
  const file = descriptions.get(page);
  if (!file) return '';
  const where = `${label}: ${file.name}`;
  const text = file.size > LIMITS.descriptionBytes ? undefined : storableText(decodeText(await file.read())).trim();
  if (text === undefined || text.length > LIMITS.descriptionLength) {
    throw new LibraryError(
      where,
      `is longer than ${LIMITS.descriptionLength} characters.`,
      'Say what happens on the page, and what is said there; it is read out while the page is shown.',
    );
  }
  return text;
}
