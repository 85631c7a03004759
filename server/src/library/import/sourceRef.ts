import path from 'node:path';
import { openArchive } from '../archive/openArchive';
import { openFolder } from '../archive/openFolder';
import { ARCHIVE_NAME, type PageSource } from '../archive/PageSource';
import { partOf } from '../archive/sortFiles';

/** Something on disk that is one chapter. */
export interface SourceRef {
  path: string;
  kind: 'archive' | 'folder';
  /** The folder of an archive that holds several chapters. */
  inside?: string;
}

/** Opens what was found. */
export async function openSource({ kind, path: file, inside }: SourceRef): Promise<PageSource> {
  const source = await (kind === 'archive' ? openArchive(file) : openFolder(file));
  return inside === undefined ? source : partOf(source, inside);
}

/** The path whose last part is the chapter's name and whose folders lie around it, on disk or in the archive. */
export function namePath({ path: file, kind, inside = '' }: SourceRef): string {
  return path.join(kind === 'archive' ? file.replace(ARCHIVE_NAME, '') : file, inside);
}

/** Where a chapter came from, for messages and for the shelf's memory. */
export function originOf({ path: file, inside }: SourceRef): string {
  return inside === undefined ? file : `${file}: ${inside}`;
}
