/** The pages of one chapter. It is the same for a CBZ and for a folder. */
export interface PageSource {
  /** Its path, for messages. */
  label: string;
  /** In natural order. */
  pages: PageFile[];
  /** Its `cover.jpg`. It is one of the pages or, in an archive of several chapters, a picture next to their folders. */
  cover: PageFile | undefined;
  /** The text description of a page: `001.txt` next to `001.png`. The key is the name of the page. */
  descriptions: ReadonlyMap<string, PageFile>;
  /** Its ComicInfo.xml. */
  comicInfo: PageFile | undefined;
  /** Names of files that are not pages. They are not imported. */
  strays: string[];
  /** Its time and size. They show quickly that nothing changed; see `SourceCache`. */
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

/** The file name extensions of archives. The first bytes of a file decide what it really is. */
export const ARCHIVE_NAME = /\.(?:cbz|zip|cbr|cb7|cbt|rar|7z)$/i;

const TEXT = /\.txt$/i;

const PICTURE = /\.(?:png|jpe?g|webp|avif|gif)$/i;

/** Pictures that other programs can show but this one cannot. */
const OTHER_PICTURE = /\.(?:jxl|heic|heif|tiff?|bmp|svg|psd|jp2|jpe2|pdf)$/i;

/** Files that other programs leave in folders and that nobody needs. */
const LEAVING = /^(?:thumbs\.db|desktop\.ini|icon\r)$/i;

export type EntryKind = 'page' | 'text' | 'comicInfo' | 'otherPicture' | 'stray' | 'ignored';

/** What a file in a source is, by its name. Hidden files and the files that Finder and Explorer leave behind are ignored. */
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

/** `cover.jpg` and similar names: the picture that represents the whole source. */
export function isCoverName(name: string): boolean {
  return /^(?:front[ _-]?)?cover\.[a-z]+$/i.test(baseName(name));
}

function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
