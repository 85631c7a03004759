import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** The program's own folder, with its migrations: the source package, or the output of `npm run build`. */
export const PROGRAM_FOLDER = folderWith('package.json', HERE) ?? HERE;

/** The repository's root, with the program that draws the sample pack. A built program outside of the repository has none. */
export const REPOSITORY = folderWith('sample-pack', PROGRAM_FOLDER);

/** The nearest folder that contains a name, searching upward from a folder. */
export function folderWith(name: string, from: string): string | undefined {
  if (existsSync(path.join(from, name))) return from;
  const above = path.dirname(from);
  return above === from ? undefined : folderWith(name, above);
}
