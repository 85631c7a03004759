import { isFileName, isImageName } from './ObjectStore';

/** Where an object lies in every store, with `/` between: fanned out by its first two characters. Nothing for what is the name of none. */
export function objectKey(name: string): string | undefined {
  if (isImageName(name)) return `${name.slice(0, 2)}/${name}`;
  if (isFileName(name)) return `${FILES}${name.slice(0, 2)}/${name}`;
  return undefined;
}

/** Below it are the files of releases. */
export const FILES = 'files/';
