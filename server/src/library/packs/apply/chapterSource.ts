import { stat } from 'node:fs/promises';
import path from 'node:path';
import { openArchive } from '../../archive/openArchive';
import { openFolder } from '../../archive/openFolder';
import type { PageSource } from '../../archive/PageSource';
import type { SourceCache } from '../../cache/SourceCache';
import { examineChapter, type ExaminedChapter } from '../../chapter/examineChapter';
import { PAGE_VERSION } from '../../images/makePage';
import type { LanguageCode } from '../../naming/languages';
import type { LoadedWork } from '../format/loadPack';

/** Opens a chapter of a pack: its folder, or a .cbz of the same name. Undefined while it has yet to arrive. */
export async function openChapter({ folder }: LoadedWork, language: LanguageCode, number: string): Promise<PageSource | undefined> {
  const base = path.join(folder, 'chapters', language, number);
  const isFolder = await stat(base).then((found) => found.isDirectory(), () => false);
  if (isFolder) return openFolder(base);
  const archive = `${base}.cbz`;
  const isFile = await stat(archive).then((found) => found.isFile(), () => false);
  return isFile ? openArchive(archive) : undefined;
}

/** The hash of a chapter's pages when it is known without reading them. */
export function knownHash(cache: SourceCache, source: PageSource, isVertical: boolean): string | undefined {
  return cache.get(source.label, stampOf(source, isVertical));
}

/** Reads through a chapter, and remembers its hash. */
export async function examine(cache: SourceCache, source: PageSource, isVertical: boolean): Promise<ExaminedChapter> {
  const examined = await examineChapter(source, { isVertical });
  cache.set(source.label, stampOf(source, isVertical), examined.hash);
  return examined;
}

function stampOf({ stamp }: PageSource, isVertical: boolean): string {
  return `${PAGE_VERSION} ${isVertical} ${stamp}`;
}
