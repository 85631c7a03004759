import { nextIds } from '@komawari/server/src/database/counters';
import { comments } from '@komawari/server/src/database/schema';
import { insertRows } from '../library/insertRows';
import { makeChapters } from '../library/makeChapters';
import { makeCovers } from '../library/pictures';
import type { Library } from '../site/startBenchSite';

export interface CommentedChapter {
  chapterId: number;
  commentIds: number[];
}

/** A chapter for each number of comments. Times and likes differ, so that both orders have something to do. */
export async function makeComments(library: Library, counts: readonly number[]): Promise<CommentedChapter[]> {
  const chapterIds = await makeChapters(
    library,
    counts.map(() => 2),
  );
  const [icon] = await makeCovers(library.objects, 1);
  const now = Math.floor(Date.now() / 1000);
  const made: CommentedChapter[] = [];
  for (const [index, chapterId] of chapterIds.entries()) {
    const commentIds = await nextIds(library.db, 'comment', counts[index]!);
    const rowOf = (id: number, at: number) => ({
      id,
      chapterId,
      userName: `Reader ${at}`,
      iconImage: icon!.portrait,
      body: `The cat of page ${at % 40} knows more than it says.`,
      created: now - at,
      source: 'made',
    });
    await insertRows(library.db, comments, commentIds.map(rowOf));
    made.push({ chapterId, commentIds });
  }
  return made;
}
