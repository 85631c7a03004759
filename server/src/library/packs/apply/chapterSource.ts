import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@komawari/shared-domain';
import { openArchive } from '../../archive/openArchive';
import { openFolder } from '../../archive/openFolder';
import type { PageSource } from '../../archive/PageSource';
import type { SourceCache } from '../../cache/SourceCache';
import { type ExaminedChapter, examineChapter } from '../../chapter/examineChapter';
import { PAGE_VERSION } from '../../images/makePage';
import type { LoadedWork } from '../format/loadPack';
import { languagesOf } from './ApplyContext';

/**
 * The names of a work's chapters that have arrived: `en/12` for a folder, `en/12.cbz` for an archive. Reads each folder once, not
 * once per chapter.
 */
export async function arrivedChapters({ folder, value }: LoadedWork): Promise<ReadonlySet<string>> {
  const names = languagesOf(value.titles).map(async ({ language }) => {
    const entries = await readdir(path.join(folder, 'chapters', language)).catch(() => []);
    return entries.map((name) => `${language}/${name}`);
  });
  return new Set((await Promise.all(names)).flat());
}

/** Opens a chapter of a pack: its folder, or a .cbz of the same name. Undefined if it has not arrived yet. */
export async function openChapter(
  { folder }: LoadedWork,
  arrived: ReadonlySet<string>,
  language: Locale,
  number: string,
): Promise<PageSource | undefined> {
  const name = `${language}/${number}`;
  const file = path.join(folder, 'chapters', language, number);
  if (arrived.has(name)) return openFolder(file);
  return arrived.has(`${name}.cbz`) ? openArchive(`${file}.cbz`) : undefined;
}

/** The hash of a chapter's pages, if it is known without reading them. */
export function knownHash(cache: SourceCache, source: PageSource, isVertical: boolean): string | undefined {
  return cache.get(source.label, stampOf(source, isVertical));
}

/** Reads a chapter and remembers its hash. */
export async function examine(cache: SourceCache, source: PageSource, isVertical: boolean): Promise<ExaminedChapter> {
  const examined = await examineChapter(source, { isVertical });
  cache.set(source.label, stampOf(source, isVertical), examined.hash);
  return examined;
}

function stampOf({ stamp }: PageSource, isVertical: boolean): string {
  return `${PAGE_VERSION} ${isVertical} ${stamp}`;
}
