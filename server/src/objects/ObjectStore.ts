import { type Rendition, renditionOf } from './renditionName';

/**
 * Bytes under names derived from their own hash, so that the content of a name never changes. There are two kinds of names:
 * images, whose names are short because answers contain them, and files of releases, whose names are the hashes that browsers
 * verify. Smaller sizes of an image are stored next to it, under its name with their width. By default, a folder stores the
 * objects. Any store that can put, get and list by name would work.
 */
export interface ObjectStore {
  /** Stores an image and returns its name. Storing the same bytes again only updates their time. */
  put: (bytes: Uint8Array) => Promise<string>;
  /** Stores a smaller size of an image. Storing it again only updates its time. */
  putRendition: (rendition: Rendition, bytes: Uint8Array) => Promise<void>;
  /** Stores a release's file. The caller has already verified that the name matches the content. */
  putFile: (name: string, bytes: Uint8Array) => Promise<void>;
  get: (name: string) => Promise<Uint8Array | undefined>;
  has: (name: string) => Promise<boolean>;
  /** Images and smaller sizes that were stored before a time, as a stream, because there may be millions. */
  listPictures: (before: number) => AsyncIterable<StoredFile>;
  /** Deletes an image or one smaller size, unless it was stored again since `before`. Not an error if it does not exist. */
  removePicture: (name: string, before: number) => Promise<void>;
  /** The names of all release files, each with the second in which it was stored. */
  listFiles: () => Promise<StoredFile[]>;
  /** Deletes a file of a release. Not an error if it does not exist. */
  removeFile: (name: string) => Promise<void>;
}

export interface StoredFile {
  name: string;
  storedAt: number;
  bytes: number;
}

const PICTURE_NAME = /^[\w-]{22}\.webp$/;
const FILE_NAME = /^[\w-]{64}\.(raw|br|gz)$/;

/** Whether a text can be the name of an image. Anything else never reaches a file system. */
export function isPictureName(name: string): boolean {
  return PICTURE_NAME.test(name);
}

/** Whether a text can be the name of an image or of a smaller size of one. */
export function isImageName(name: string): boolean {
  return isPictureName(name) || renditionOf(name) !== undefined;
}

/** Whether a text can be the name of a release's file, uncompressed or compressed. */
export function isFileName(name: string): boolean {
  return FILE_NAME.test(name);
}
