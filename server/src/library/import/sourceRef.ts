import path from 'node:path';
import { openArchive } from '../archive/openArchive';
import { openFolder } from '../archive/openFolder';
import { ARCHIVE_NAME, type PageSource } from '../archive/PageSource';
import { partOf } from '../archive/sortFiles';

/** One chapter on disk. */
export interface SourceRef {
  path: string;
  kind: 'archive' | 'folder';
  /** The chapter's folder inside an archive of several chapters. */
  inside?: string;
}

/** Opens the archive or folder of a chapter. */
export async function openSource({ kind, path: file, inside }: SourceRef): Promise<PageSource> {
  const source = await (kind === 'archive' ? openArchive(file) : openFolder(file));
  return inside === undefined ? source : partOf(source, inside);
}

/** A path whose last part is the chapter's name. The parts before it are the folders around it, on disk or in the archive. */
export function namePath({ path: file, kind, inside = '' }: SourceRef): string {
  return path.join(kind === 'archive' ? file.replace(ARCHIVE_NAME, '') : file, inside);
}

/** Where a chapter came from. Messages show it, and the chapter's row stores it. */
export function originOf({ path: file, inside }: SourceRef): string {
  return inside === undefined ? file : `${file}: ${inside}`;
}
