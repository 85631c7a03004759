import { type Rendition, renditionOf } from './renditionName';

/**
 * Bytes under names made of their own hash, so that a name's content never changes. Two kinds of names:
 * pictures, which are short since they stand in answers, and files of releases, which are named by the hash that browsers check.
 * Smaller sizes of a picture are kept beside it, under its name and their width.
 * A folder keeps them by default; whatever can put, get and list by name can.
 */
export interface ObjectStore {
  /** Stores a picture and gives its name. The same bytes again change nothing but the time since when they are there. */
  put: (bytes: Uint8Array) => Promise<string>;
  /** Keeps a smaller size of a picture. Again it changes nothing but the time since when it is there. */
  putRendition: (rendition: Rendition, bytes: Uint8Array) => Promise<void>;
  /** Stores a release's file under a name that its content has been checked against. */
  putFile: (name: string, bytes: Uint8Array) => Promise<void>;
  get: (name: string) => Promise<Uint8Array | undefined>;
  has: (name: string) => Promise<boolean>;
  /** Pictures and smaller sizes that were stored before a moment, one after the other: there may be millions. */
  listPictures: (before: number) => AsyncIterable<StoredFile>;
  /** Takes a picture, or one smaller size, out, unless it was stored again since. One that is not there is no error. */
  removePicture: (name: string, before: number) => Promise<void>;
  /** The names of all files of releases, each with the second in which it was stored. */
  listFiles: () => Promise<StoredFile[]>;
  /** Takes a file of a release out. One that is not there is no error. */
  removeFile: (name: string) => Promise<void>;
}

export interface StoredFile {
  name: string;
  storedAt: number;
  bytes: number;
}

const PICTURE_NAME = /^[\w-]{22}\.webp$/;
const FILE_NAME = /^[\w-]{64}\.(raw|br|gz)$/;

/** Whether a text can be the name of a picture; anything else never reaches a file system. */
export function isPictureName(name: string): boolean {
  return PICTURE_NAME.test(name);
}

/** Whether a text can be the name of a picture or of a smaller size of one. */
export function isImageName(name: string): boolean {
  return isPictureName(name) || renditionOf(name) !== undefined;
}

/** Whether a text can be the name of a release's file, as it is or compressed. */
export function isFileName(name: string): boolean {
  return FILE_NAME.test(name);
}
