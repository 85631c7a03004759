import { nextIds } from '@komawari/server/src/database/counters';
import { comments } from '@komawari/server/src/database/schema';
import { insertRows } from '../library/insertRows';
import { makeChapters } from '../library/makeChapters';
import { makeCoverPair } from '../library/pictures';
import type { Library } from '../site/startBenchSite';
import { zip } from '../zip';

export interface CommentedChapter {
  chapterId: number;
  commentIds: number[];
}

/** Creates a chapter for each number of comments. Times and likes differ, so that both orders have something to sort. */
export async function makeComments(library: Library, counts: readonly number[]): Promise<CommentedChapter[]> {
  const { chapterIds } = await makeChapters(
    library,
    counts.map(() => 2),
  );
  const made: CommentedChapter[] = [];
  for (const [chapterId, count] of zip(chapterIds, counts)) made.push(await addComments(library, chapterId, count));
  return made;
}

/** Adds this many comments to an existing chapter. */
export async function addComments({ db, objects }: Library, chapterId: number, count: number): Promise<CommentedChapter> {
  const icon = await makeCoverPair(objects, 0);
  const now = Math.floor(Date.now() / 1000);
  const commentIds = await nextIds(db, 'comment', count);
  const rowOf = (id: number, at: number) => ({
    id,
    chapterId,
    userName: `Reader ${at}`,
    iconImage: icon.portrait,
    body: `The cat of page ${at % 40} knows more than it says.`,
    created: now - at,
    source: 'made',
  });
  await insertRows(db, comments, commentIds.map(rowOf));
  return { chapterId, commentIds };
}
