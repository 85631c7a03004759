import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** The program's own folder, with its migrations: the package of the sources, or what `npm run build` made of it. */
export const PROGRAM_FOLDER = folderWith('package.json', HERE) ?? HERE;

/** The repository's root, where the program that draws the sample pack lies. A built program that was moved has none. */
export const REPOSITORY = folderWith('sample-pack', PROGRAM_FOLDER);

/** The nearest folder that holds a name, from one folder upwards. */
export function folderWith(name: string, from: string): string | undefined {
  if (existsSync(path.join(from, name))) return from;
  const above = path.dirname(from);
  return above === from ? undefined : folderWith(name, above);
}
