import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVE_NAME, entryKind, isCoverName } from '../archive/PageSource';
import { naturalOrder } from '../naming/naturalOrder';
import { asLibraryError, LibraryError } from '../report/LibraryError';
import type { SourceRef } from './sourceRef';

export interface FoundSources {
  sources: SourceRef[];
  problems: LibraryError[];
  /** Files next to chapters that are not chapters. They are not imported, and they block nothing. */
  strays: LibraryError[];
}

/** Deeper than any real library. Keeps a wrong path from walking a whole disk. */
const MAX_DEPTH = 8;

/**
 * Comics in formats that cannot be read. They are reported, because otherwise only readers would notice that they are missing.
 */
const OTHER_COMIC = /\.(?:epub|pdf|mobi)$/i;

/** Finds the chapters under a path: the file itself, or every archive and every folder of pages below it. */
export async function findSources(target: string): Promise<FoundSources> {
  const found: FoundSources = { sources: [], problems: [], strays: [] };
  try {
    const stat = await lstat(target);
    if (stat.isDirectory()) await walk(target, 0, found);
    else if (stat.isFile() && !OTHER_COMIC.test(target)) found.sources.push({ path: target, kind: 'archive' });
    else found.problems.push(stat.isFile() ? otherComic(target) : notAFile(target));
  } catch (error) {
    found.problems.push(asLibraryError(error, target));
  }
  if (found.sources.length + found.problems.length === 0) {
    found.problems.push(
      new LibraryError(target, 'holds no comics.', 'Expected .cbz files or folders of PNG, JPEG or WebP pages.'),
    );
  }
  return found;
}

async function walk(folder: string, depth: number, found: FoundSources): Promise<void> {
  if (depth > MAX_DEPTH) {
    found.problems.push(new LibraryError(folder, `lies more than ${MAX_DEPTH} folders deep.`, 'Import it by its own path.'));
    return;
  }
  const entries = (await readdir(folder, { withFileTypes: true }))
    .filter(({ name }) => !name.startsWith('.') && name !== '__MACOSX')
    .sort((a, b) => naturalOrder(a.name, b.name));
  const pictures = entries.filter((entry) => !entry.isDirectory() && isPageName(entry.name)).map(({ name }) => name);
  const before = found.sources.length;
  for (const entry of entries) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory())
      await walk(inside, depth + 1, found).catch((error: unknown) => void found.problems.push(asLibraryError(error, inside)));
    else if (entry.isFile() && ARCHIVE_NAME.test(entry.name)) found.sources.push({ path: inside, kind: 'archive' });
    else if (OTHER_COMIC.test(entry.name)) found.problems.push(otherComic(inside));
    else if (entry.isSymbolicLink() && ARCHIVE_NAME.test(entry.name)) found.problems.push(notAFile(inside));
  }
  const hasChapters = found.sources.length > before;
  // Next to chapters, only numbered pictures make the folder a chapter too. That chapter then reports the other files.
  if (pictures.some((name) => !hasChapters || (/\d/.test(name) && !isCoverName(name))))
    found.sources.splice(before, 0, { path: folder, kind: 'folder' });
  else if (hasChapters) found.strays.push(...straysBeside(folder, entries));
}

/** Files next to chapters that are neither chapters nor their cover. */
function straysBeside(folder: string, entries: readonly Dirent[]): LibraryError[] {
  const names = entries.filter((entry) => !entry.isDirectory() && !isComic(entry.name)).map(({ name }) => name);
  const others = names.filter((name) => !isPageName(name) && entryKind(name) !== 'ignored');
  const pictures = names.filter((name) => isPageName(name) && !isCoverName(name));
  return [
    ...(others.length > 0
      ? [new LibraryError(folder, `also holds files that are not chapters and are not imported: ${others.join(', ')}.`, '')]
      : []),
    ...pictures.map(
      (name) =>
        new LibraryError(
          path.join(folder, name),
          'lies beside chapters and belongs to none of them.',
          'To make it a cover, say --cover.',
        ),
    ),
  ];
}

function isComic(name: string): boolean {
  return ARCHIVE_NAME.test(name) || OTHER_COMIC.test(name);
}

function isPageName(name: string): boolean {
  return entryKind(name) === 'page';
}

function otherComic(file: string): LibraryError {
  return new LibraryError(
    file,
    `is an archive of a kind that cannot be read (${path.extname(file)}).`,
    'Unpack it and import the folder, or pack it again as .cbz (ZIP).',
  );
}

function notAFile(file: string): LibraryError {
  return new LibraryError(file, 'is not a file, or is a link; links are not followed.', 'Give the path of the file itself.');
}
