/** Pages of one chapter, wherever they lie: the same for a CBZ and for a folder. */
export interface PageSource {
  /** Its path, for messages. */
  label: string;
  /** In natural order. */
  pages: PageFile[];
  /** Its `cover.jpg`: one of the pages, or of an archive with several chapters a picture beside their folders. */
  cover: PageFile | undefined;
  /** What a page shows, in words: `001.txt` beside `001.png`, by the name of the page. */
  descriptions: ReadonlyMap<string, PageFile>;
  /** Its ComicInfo.xml. */
  comicInfo: PageFile | undefined;
  /** Names of files that are no pages and stay out. */
  strays: string[];
  /** Its time and size, for finding out quickly that nothing changed; see `SourceCache`. */
  stamp: string;
  close: () => void;
}

export interface PageFile {
  /** Path inside the source. */
  name: string;
  /** In bytes, unpacked. */
  size: number;
  read: () => Promise<Buffer>;
}

/** What packers call a ZIP; what a file is, its first bytes decide. */
export const ARCHIVE_NAME = /\.(?:cbz|zip|cbr|cb7|cbt|rar|7z)$/i;

const TEXT = /\.txt$/i;

const PICTURE = /\.(?:png|jpe?g|webp|avif|gif)$/i;

/** Pictures that other programs show and this one does not. */
const OTHER_PICTURE = /\.(?:jxl|heic|heif|tiff?|bmp|svg|psd|jp2|jpe2|pdf)$/i;

/** What other programs leave in folders, and nobody would miss. */
const LEAVING = /^(?:thumbs\.db|desktop\.ini|icon\r)$/i;

export type EntryKind = 'page' | 'text' | 'comicInfo' | 'otherPicture' | 'stray' | 'ignored';

/** What a file in a source is, by its name. Hidden files and the Finder's and the Explorer's leavings are nothing. */
export function entryKind(name: string): EntryKind {
  const parts = name.split('/');
  const base = baseName(name);
  if (parts.some((part) => part.startsWith('.') || part === '__MACOSX')) return 'ignored';
  if (PICTURE.test(base)) return 'page';
  if (OTHER_PICTURE.test(base)) return 'otherPicture';
  if (TEXT.test(base)) return 'text';
  if (base.toLowerCase() === 'comicinfo.xml') return 'comicInfo';
  return LEAVING.test(base) ? 'ignored' : 'stray';
}

/** `cover.jpg` and the like: the picture that stands for the whole. */
export function isCoverName(name: string): boolean {
  return /^(?:front[ _-]?)?cover\.[a-z]+$/i.test(baseName(name));
}

function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
