import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { openArchive } from '../archive/openArchive';
import { openFolder } from '../archive/openFolder';
import { entryKind, type PageSource } from '../archive/PageSource';
import { naturalOrder } from '../naming/naturalOrder';
import { asProblem, LibraryProblem } from '../report/LibraryProblem';

/** Something on disk that is one chapter. */
export interface SourceRef {
  path: string;
  kind: 'archive' | 'folder';
}

export interface FoundSources {
  sources: SourceRef[];
  problems: LibraryProblem[];
}

/** Deeper than any shelf is sorted; keeps a wrong path from walking a whole disk. */
const MAX_DEPTH = 8;

const ARCHIVE = /\.(?:cbz|zip)$/i;

/** Comics in packings that cannot be read. Said aloud, since nobody would miss them otherwise until readers do. */
const OTHER_COMIC = /\.(?:cbr|cb7|cbt|rar|7z|epub)$/i;

/** The chapters under a path: the file itself, or every archive and every folder of pages below it. */
export async function findSources(target: string): Promise<FoundSources> {
  const found: FoundSources = { sources: [], problems: [] };
  try {
    const stat = await lstat(target);
    if (stat.isDirectory()) await walk(target, 0, found);
    else if (stat.isFile() && !OTHER_COMIC.test(target)) found.sources.push({ path: target, kind: 'archive' });
    else found.problems.push(stat.isFile() ? otherComic(target) : notAFile(target));
  } catch (error) {
    found.problems.push(asProblem(error, target));
  }
  if (found.sources.length + found.problems.length === 0) {
    found.problems.push(
      new LibraryProblem(target, 'holds no comics.', 'Expected .cbz files or folders of PNG, JPEG or WebP pages.'),
    );
  }
  return found;
}

/** Opens what was found. */
export function openSource({ kind, path: file }: SourceRef): Promise<PageSource> {
  return kind === 'archive' ? openArchive(file) : openFolder(file);
}

async function walk(folder: string, depth: number, found: FoundSources): Promise<void> {
  if (depth > MAX_DEPTH) {
    found.problems.push(new LibraryProblem(folder, `lies more than ${MAX_DEPTH} folders deep.`, 'Import it by its own path.'));
    return;
  }
  const entries = (await readdir(folder, { withFileTypes: true }))
    .filter(({ name }) => !name.startsWith('.') && name !== '__MACOSX')
    .sort((a, b) => naturalOrder(a.name, b.name));
  if (entries.some((entry) => !entry.isDirectory() && isPageName(entry.name)))
    found.sources.push({ path: folder, kind: 'folder' });
  for (const entry of entries) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory())
      await walk(inside, depth + 1, found).catch((error: unknown) => void found.problems.push(asProblem(error, inside)));
    else if (entry.isFile() && ARCHIVE.test(entry.name)) found.sources.push({ path: inside, kind: 'archive' });
    else if (OTHER_COMIC.test(entry.name)) found.problems.push(otherComic(inside));
    else if (entry.isSymbolicLink() && ARCHIVE.test(entry.name)) found.problems.push(notAFile(inside));
  }
}

function isPageName(name: string): boolean {
  return entryKind(name) === 'page';
}

function otherComic(file: string): LibraryProblem {
  return new LibraryProblem(
    file,
    `is in a packing that cannot be read (${path.extname(file)}).`,
    'Unpack it and import the folder, or pack it again as .cbz (ZIP).',
  );
}

function notAFile(file: string): LibraryProblem {
  return new LibraryProblem(file, 'is a link or no file at all; links are not followed.', 'Give the path of the file itself.');
}
