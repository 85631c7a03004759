import type { Database } from '@komawari/server/src/database/Database';
import { commentLikes, comments, favorites, feedback, openedChapters } from '@komawari/server/src/database/schema';
import { type FoundRows, markKey } from './Ledger';

/** Everything that writers may have left in a database. */
export async function foundRows(db: Database): Promise<FoundRows> {
  const likes = await db.select().from(commentLikes);
  const marks = new Set([
    ...likes.map(({ session, commentId }) => markKey('like', session, commentId)),
    ...(await db.select().from(favorites)).map(({ session, titleId }) => markKey('favorite', session, titleId)),
    ...(await db.select().from(openedChapters)).map(({ session, chapterId }) => markKey('opened', session, chapterId)),
  ]);
  const commentRows = await db.select().from(comments);
  const texts = new Map<string, number>();
  for (const { body } of [...commentRows, ...(await db.select().from(feedback))]) texts.set(body, (texts.get(body) ?? 0) + 1);
  return { marks, texts, wrongCounts: wrongCounts(commentRows, likes) };
}

/** How many comments have a stored count that differs from their number of likes. */
export function wrongCounts(
  rows: readonly { id: number; numberOfLikes: number }[],
  likes: readonly { commentId: number }[],
): number {
  const counted = new Map<number, number>();
  for (const { commentId } of likes) counted.set(commentId, (counted.get(commentId) ?? 0) + 1);
  return rows.filter(({ id, numberOfLikes }) => numberOfLikes !== (counted.get(id) ?? 0)).length;
}
