import { isFileName, isImageName } from './ObjectStore';

/**
 * The key of an object in every store, with `/` as separator and its first two characters as folder. Undefined if the name is
 * invalid.
 */
export function objectKey(name: string): string | undefined {
  if (isImageName(name)) return `${name.slice(0, 2)}/${name}`;
  if (isFileName(name)) return `${FILES}${name.slice(0, 2)}/${name}`;
  return undefined;
}

/** The prefix of release files. */
export const FILES = 'files/';
