import path from 'node:path';
import { openDatabase } from '@komawari/server/src/database/openDatabase';
import { chapters } from '@komawari/server/src/database/schema';
import { folderObjectStore } from '@komawari/server/src/objects/folderObjectStore';
import { makeChapters } from '../library/makeChapters';
import { addComments } from '../likes/makeComments';
import type { WritersContent } from './writers';

const CHAPTERS = 20;
const COMMENTS = 40;

export interface FilledSite extends WritersContent {
  /** The path of one picture. */
  picture: string;
}

/** Creates a title with chapters and comments, in an empty database and an empty data folder. */
export async function fillSite(dataDir: string, databaseUrl: string | undefined): Promise<FilledSite> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  try {
    const library = { db, objects: folderObjectStore(path.join(dataDir, 'objects')) };
    const made = await makeChapters(
      library,
      Array.from({ length: CHAPTERS }, () => 1),
    );
    const { commentIds } = await addComments(library, made.chapterIds[0] ?? 0, COMMENTS);
    const [chapter] = await db.select({ picture: chapters.thumbnailImage }).from(chapters).limit(1);
    return { ...made, commentIds, picture: `/images/${chapter?.picture}` };
  } finally {
    await close();
  }
}
