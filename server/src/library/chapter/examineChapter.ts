import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { PageType } from '@komawari/shared-proto';
import { LIMITS } from '../archive/limits';
import type { PageSource } from '../archive/PageSource';
import { inspectPicture, type PictureSize } from '../images/inspectPicture';
import { PAGE_VERSION } from '../images/makePage';
import { isVerticalStrip, pageTypes } from '../images/pageShape';
import { LibraryProblem } from '../report/LibraryProblem';

/** What reading through a chapter's pages tells, before any of them is made. */
export interface ExaminedChapter {
  sizes: PictureSize[];
  isVertical: boolean;
  types: PageType[];
  /** Of everything its pages are made from: the same hash, the same pages. */
  hash: string;
}

export interface ExamineOptions {
  /** Undefined: told by shape. */
  isVertical?: boolean | undefined;
  doublePages?: ReadonlySet<number> | undefined;
}

/** Reads every page once: each must be a picture of a decent size, and together they have a shape and a hash. */
export async function examineChapter(source: PageSource, options: ExamineOptions = {}): Promise<ExaminedChapter> {
  if (source.pages.length === 0)
    throw new LibraryProblem(source.label, 'holds no pages.', 'Pages are PNG, JPEG or WebP pictures.');
  const hash = createHash('sha256').update(`pages ${PAGE_VERSION}\n`);
  const sizes: PictureSize[] = [];
  let total = 0;
  for (const { name, read } of source.pages) {
    const bytes = await read();
    total += bytes.length;
    if (total > LIMITS.totalBytes)
      throw new LibraryProblem(source.label, 'is too large for one chapter.', 'Split it into chapters.');
    sizes.push(await inspectPicture(bytes, `${source.label}: ${name}`));
    hash.update(`${basename(name)} ${bytes.length}\n`).update(bytes);
  }
  const isVertical = options.isVertical ?? isVerticalStrip(sizes);
  const names = source.pages.map(({ name }) => name);
  // The pieces of a strip are no spreads, however wide one may be.
  const types = isVertical ? pageTypes(names, []) : pageTypes(names, sizes, options.doublePages);
  return { sizes, isVertical, types, hash: hash.update(types.join()).digest('hex') };
}
