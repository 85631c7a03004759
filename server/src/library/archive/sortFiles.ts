import { basename, dirname } from 'node:path';
import { naturalOrder } from '../naming/naturalOrder';
import { readSourceName } from '../naming/sourceName';
import { LibraryError } from '../report/LibraryError';
import { printable } from './archiveRules';
import { entryKind, isCoverName, type PageFile, type PageSource } from './PageSource';

/** Sorts all files of an archive or a folder into the parts of a chapter. */
export function sortFiles(
  label: string,
  files: readonly PageFile[],
): Pick<PageSource, 'pages' | 'cover' | 'descriptions' | 'comicInfo' | 'strays'> {
  const sorted = files.toSorted((a, b) => naturalOrder(a.name, b.name));
  const ofKind = (kind: string) => sorted.filter(({ name }) => entryKind(name) === kind);
  const pages = ofKind('page');
  const names = pages.map(({ name }) => name);
  const others = ofKind('otherPicture');
  const missed = others.find(({ name }) => pages.length === 0 || isInSequence(name, names));
  if (missed) {
    const where = `${label}: ${printable(missed.name)}`;
    throw new LibraryError(where, 'is a page in a format that cannot be read.', 'Save it as PNG, JPEG or WebP.');
  }
  // The ComicInfo.xml nearest to the root describes the whole source.
  const infos = ofKind('comicInfo').toSorted((a, b) => a.name.split('/').length - b.name.split('/').length);
  const cover = pages.find(({ name }) => isCoverName(name));
  const texts = ofKind('text');
  const descriptions = descriptionsOf(pages, texts);
  const used = new Set(descriptions.values());
  const strays = [...others, ...texts.filter((text) => !used.has(text)), ...ofKind('stray')].map(({ name }) => name);
  return { pages, cover, descriptions, comicInfo: infos[0], strays };
}

/** The text of each page that has one: the text file with the same name as the page. */
function descriptionsOf(pages: readonly PageFile[], texts: readonly PageFile[]): Map<string, PageFile> {
  const byStem = new Map(texts.map((text) => [stemOf(text.name), text]));
  return new Map(
    pages.flatMap(({ name }) => {
      const text = byStem.get(stemOf(name));
      return text ? [[name, text] as const] : [];
    }),
  );
}

function stemOf(name: string): string {
  return name.replace(/\.[a-z]+$/i, '').toLowerCase();
}

/**
 * Whether a file is named like one of the pages, so that the chapter would have a gap without it: `2.tiff` among `1.png` and
 * `3.png` is, `credits.tiff` is not. If the pages have no numbers, nobody can tell, and the answer is yes.
 */
export function isInSequence(name: string, names: readonly string[]): boolean {
  const patterns = names.filter((other) => other !== name).map(patternOf);
  return patterns.includes(patternOf(name)) || !patterns.some((pattern) => pattern.includes('#'));
}

function patternOf(name: string): string {
  return basename(name)
    .replace(/\.[a-z]+$/i, '')
    .replace(/\d+/g, '#')
    .toLowerCase();
}

/**
 * The folders of an archive that are chapters, in natural order. The name of each contains its own number, and no page except a
 * cover is outside of them. Empty if the archive is one chapter.
 */
export function chapterFolders({ pages }: Pick<PageSource, 'pages'>): string[] {
  const folders = [...new Set(pages.filter(({ name }) => !isCoverName(name)).map(({ name }) => dirname(name)))];
  const numbers = folders.map((folder) => {
    const { number, volume } = readSourceName(basename(folder));
    return number?.number ?? (volume && `volume ${volume.number}`);
  });
  const areChapters = folders.length > 1 && numbers.every((number) => number !== undefined);
  return areChapters ? folders.sort(naturalOrder) : [];
}

/** One chapter of an archive that holds several. Files above its folder belong to all chapters. */
export function partOf(source: PageSource, folder: string): PageSource {
  const within = source.pages.filter(({ name }) => dirname(name) === folder);
  const strays = source.strays.filter((name) => dirname(name) === folder);
  const cover = within.find(({ name }) => isCoverName(name)) ?? source.cover;
  return { ...source, label: `${source.label}: ${printable(folder)}`, pages: within, cover, strays };
}
