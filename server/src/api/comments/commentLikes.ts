import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { withRetry } from '../../database/withRetry';
import { commentLikes, comments } from '../../database/schema';
import { ApiFailure } from '../errors/ApiFailure';

/**
 * Likes a comment, or takes the like back. Doing it twice is doing it once: the count moves only
 * when the like itself came or went, in the same transaction, so it is exact whoever clicks at the same time.
 */
export async function setLike(db: Database, session: string, commentId: number, isLiked: boolean): Promise<void> {
  const chapterId = await chapterOf(db, commentId);
  const like = { chapterId, session, commentId };
  await withRetry(() =>
    db.transaction(async (tx) => {
      const changed = isLiked
        ? await tx.insert(commentLikes).values(like).onConflictDoNothing().returning()
        : await tx.delete(commentLikes).where(isLike(like)).returning();
      if (changed.length === 0) return;
      await tx
        .update(comments)
        .set({ numberOfLikes: sql`greatest(${comments.numberOfLikes} + ${isLiked ? 1 : -1}, 0)` })
        .where(and(eq(comments.chapterId, chapterId), eq(comments.id, commentId)));
    }),
  );
}

async function chapterOf(db: Database, commentId: number): Promise<number> {
  const [comment] = await db.select({ chapterId: comments.chapterId }).from(comments).where(eq(comments.id, commentId));
  if (!comment) throw new ApiFailure('commentNotFound', `comment_id: there is no comment ${commentId}`);
  return comment.chapterId;
}

function isLike({ chapterId, session, commentId }: typeof commentLikes.$inferInsert) {
  return and(
    eq(commentLikes.chapterId, chapterId),
    eq(commentLikes.session, session),
    eq(commentLikes.commentId, commentId),
  );
}
