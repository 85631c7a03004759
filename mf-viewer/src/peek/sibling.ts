import type { Chapter, TitleLanguages } from '@komawari/shared-proto';
import { type Locale, localeOf } from '@komawari/shared-state';
import { type ComicLeaf, isComic, type Leaf } from '../model/chapter/leaves';

export interface Sibling {
  titleId: number;
  locale: Locale;
}

/** The same work in the language that the reader would most likely peek into: one they read, else English, else the first there is. */
export function siblingOf(
  languages: readonly TitleLanguages[],
  titleId: number,
  readLanguages: readonly Locale[],
): Sibling | undefined {
  const siblings = languages.flatMap((entry): Sibling[] => {
    const locale = localeOf(entry.language);
    return entry.titleId === titleId || !locale ? [] : [{ titleId: entry.titleId, locale }];
  });
  const preferred = [...readLanguages, 'en'].map((locale) => siblings.find((sibling) => sibling.locale === locale));
  return preferred.find((sibling) => sibling !== undefined) ?? siblings[0];
}

/** The chapter of the same number. `#001` and `# 1` are one number; `ex` and `One-Shot` are words. */
export function sameChapter(chapters: readonly Chapter[], name: string): Chapter | undefined {
  return chapters.find((chapter) => numberIn(chapter.name) === numberIn(name));
}

function numberIn(name: string): string {
  const digits = /\d+(\.\d+)?/.exec(name)?.[0];
  return digits === undefined ? name.trim().toLowerCase() : String(Number(digits));
}

/** The leaves with the pictures of another language in the same boxes; `undefined` when the pages cannot be laid over each other. */
export function withPicturesOf(leaves: readonly Leaf[], others: readonly Leaf[]): Leaf[] | undefined {
  const theirs = others.filter(isComic);
  if (theirs.length !== leaves.filter(isComic).length) return undefined;
  return leaves.map((leaf) => (isComic(leaf) ? withPicture(leaf, theirs[leaf.number - 1]!) : leaf));
}

function withPicture(leaf: ComicLeaf, { imageUrl, encryptionKey }: ComicLeaf): ComicLeaf {
  return { ...leaf, imageUrl, encryptionKey, draft: undefined };
}
