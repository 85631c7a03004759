import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { naturalOrder } from '../naming/naturalOrder';
import { LibraryProblem } from '../report/LibraryProblem';
import { formatBytes, LIMITS } from './limits';
import { otherPicture } from './openArchive';
import { entryKind, type PageFile, type PageSource } from './PageSource';

/** Opens a folder of pages under the same rules as an archive. Links are not followed: they may lead anywhere. */
export async function openFolder(folder: string): Promise<PageSource> {
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile() || entry.isSymbolicLink());
  if (names.length > LIMITS.entries) {
    throw new LibraryProblem(
      folder,
      `holds ${names.length} files; at most ${LIMITS.entries} are allowed.`,
      'Split it into chapters.',
    );
  }
  const files = await Promise.all(
    names.map(async ({ name }) => ({ name, kind: entryKind(name), stat: await lstat(path.join(folder, name)) })),
  );
  const used = files.filter(({ kind }) => kind !== 'ignored').sort((a, b) => naturalOrder(a.name, b.name));
  for (const { name, kind, stat } of used) {
    const where = path.join(folder, name);
    if (kind === 'otherPicture') throw otherPicture(where);
    if (stat.isSymbolicLink()) throw new LibraryProblem(where, 'is a link and not a file.', 'Put the file itself there.');
    const most = kind === 'comicInfo' ? LIMITS.comicInfoBytes : LIMITS.entryBytes;
    if (stat.size > most)
      throw new LibraryProblem(
        where,
        `is ${formatBytes(stat.size)} large; at most ${formatBytes(most)} is allowed.`,
        'Save it smaller.',
      );
  }
  const comicInfo = used.find(({ kind }) => kind === 'comicInfo');
  return {
    label: folder,
    pages: used
      .filter(({ kind }) => kind === 'page')
      .map(({ name }): PageFile => ({ name, read: () => readFile(path.join(folder, name)) })),
    comicInfo: comicInfo && (await readFile(path.join(folder, comicInfo.name), 'utf8')),
    stamp: used.map(({ name, stat }) => `${name} ${stat.size} ${stat.mtimeMs}`).join('\n'),
    close: () => undefined,
  };
}
