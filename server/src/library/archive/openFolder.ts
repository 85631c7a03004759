import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LibraryError } from '../report/LibraryError';
import { formatBytes, LIMITS } from './limits';
import { ARCHIVE_NAME, entryKind, type PageSource } from './PageSource';
import { sortFiles } from './sortFiles';

/** Opens a folder of pages under the same rules as an archive. Links are not followed, because they can lead anywhere. */
export async function openFolder(folder: string): Promise<PageSource> {
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile() || entry.isSymbolicLink());
  if (names.length > LIMITS.entries) {
    throw new LibraryError(
      folder,
      `holds ${names.length} files; at most ${LIMITS.entries} are allowed.`,
      'Split it into chapters.',
    );
  }
  const files = await Promise.all(
    names.map(async ({ name }) => ({ name, kind: entryKind(name), stat: await lstat(path.join(folder, name)) })),
  );
  // An archive in a folder is a chapter of its own.
  const used = files.filter(({ name, kind }) => kind !== 'ignored' && !ARCHIVE_NAME.test(name));
  const sorted = sortFiles(
    folder,
    used.map(({ name, stat }) => ({ name, size: stat.size, read: () => readFile(path.join(folder, name)) })),
  );
  const pages = new Set(sorted.pages.map(({ name }) => name));
  for (const { name, stat } of used.filter((file) => pages.has(file.name))) {
    const where = path.join(folder, name);
    if (stat.isSymbolicLink()) throw new LibraryError(where, 'is a link and not a file.', 'Put the file itself there.');
    if (stat.size > LIMITS.entryBytes)
      throw new LibraryError(
        where,
        `is ${formatBytes(stat.size)} large; at most ${formatBytes(LIMITS.entryBytes)} is allowed.`,
        'Save it smaller.',
      );
  }
  const isLink = (name: string) => used.some((file) => file.name === name && file.stat.isSymbolicLink());
  const info = sorted.comicInfo;
  return {
    label: folder,
    ...sorted,
    // Links in a folder can lead anywhere. (Archives have none.)
    comicInfo: info && !isLink(info.name) ? info : undefined,
    descriptions: new Map([...sorted.descriptions].filter(([, text]) => !isLink(text.name))),
    stamp: used
      .map(({ name, stat }) => `${name} ${stat.size} ${stat.mtimeMs}`)
      .sort()
      .join('\n'),
    close: () => undefined,
  };
}
