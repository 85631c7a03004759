import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those that contain it, unless they exist. Node's own recursion never ends where the system reports a missing
 * parent although the parent exists, as in `/proc`.
 */
export function makeFolder(folder: string, mode?: number): void {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) makeFolder(parent, mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
