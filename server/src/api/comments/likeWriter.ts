import { inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/Database';
import { commentLikes, comments } from '../../database/schema';
import { withRetry } from '../../database/withRetry';
import { ApiFailure } from '../errors/ApiFailure';

/** What a reader wants of a comment. */
interface Wish {
  session: string;
  commentId: number;
  isLiked: boolean;
}

interface Waiting extends Wish {
  resolve: () => void;
  reject: (error: unknown) => void;
}

type Like = typeof commentLikes.$inferInsert;

/** A statement has at most 65,535 parameters; a like takes three. */
const MOST_AT_ONCE = 1000;

/**
 * Likes comments, or takes likes back. Doing it twice is doing it once: a count moves only when the like itself
 * came or went, in the same transaction, so it is exact whoever clicks at the same time.
 * What comes while a transaction is on its way waits for the next one, and all of it is one transaction: a commit waits for the disk,
 * and a thousand of them in a second would be a thousand waits.
 * @returns a function that is done when the like is kept
 */
export function likeWriter(db: Database): (session: string, commentId: number, isLiked: boolean) => Promise<void> {
  const queue: Waiting[] = [];
  let isWriting = false;
  async function writeAll() {
    isWriting = true;
    while (queue.length > 0) await settle(db, queue.splice(0, MOST_AT_ONCE));
    isWriting = false;
  }
  return (session, commentId, isLiked) =>
    new Promise((resolve, reject) => {
      queue.push({ session, commentId, isLiked, resolve, reject });
      if (!isWriting) void writeAll();
    });
}

async function settle(db: Database, waiting: readonly Waiting[]): Promise<void> {
  try {
    const chapterIds = await chaptersOf(db, waiting);
    const known = waiting.filter(({ commentId }) => chapterIds.has(commentId));
    await withRetry(() => db.transaction((tx) => write(tx, lastWishes(known), chapterIds)));
    for (const { commentId, resolve, reject } of waiting) {
      if (chapterIds.has(commentId)) resolve();
      else reject(new ApiFailure('commentNotFound', `comment_id: there is no comment ${commentId}`));
    }
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

async function chaptersOf(db: Database, wishes: readonly Wish[]): Promise<ReadonlyMap<number, number>> {
  const ids = [...new Set(wishes.map(({ commentId }) => commentId))];
  const rows = await db.select({ id: comments.id, chapterId: comments.chapterId }).from(comments).where(inArray(comments.id, ids));
  return new Map(rows.map(({ id, chapterId }) => [id, chapterId]));
}

/** Of several wishes of one reader for one comment the last counts. In one order, so that two processes seldom wait for each other in a ring. */
function lastWishes(wishes: readonly Wish[]): Wish[] {
  const last = new Map(wishes.map((wish) => [`${wish.commentId} ${wish.session}`, wish]));
  return [...last.values()].sort((a, b) => a.commentId - b.commentId || (a.session < b.session ? -1 : 1));
}

async function write(tx: Transaction, wishes: readonly Wish[], chapterIds: ReadonlyMap<number, number>): Promise<void> {
  const likeOf = ({ session, commentId }: Wish): Like => ({ chapterId: chapterIds.get(commentId)!, session, commentId });
  const wanted = wishes.filter(({ isLiked }) => isLiked).map(likeOf);
  const unwanted = wishes.filter(({ isLiked }) => !isLiked).map(likeOf);
  const added = wanted.length > 0 ? await tx.insert(commentLikes).values(wanted).onConflictDoNothing().returning() : [];
  const removed = unwanted.length > 0 ? await tx.delete(commentLikes).where(isOneOf(unwanted)).returning() : [];
  const changes = countChanges(added, removed);
  if (changes.length > 0) await moveCounts(tx, changes);
}

function isOneOf(likes: readonly Like[]) {
  const rows = likes.map(({ chapterId, session, commentId }) => sql`(${chapterId}::integer, ${session}, ${commentId}::integer)`);
  return sql`(${commentLikes.chapterId}, ${commentLikes.session}, ${commentLikes.commentId}) in (${sql.join(rows, sql`, `)})`;
}

interface CountChange {
  chapterId: number;
  commentId: number;
  by: number;
}

function countChanges(added: readonly Like[], removed: readonly Like[]): CountChange[] {
  const byComment = new Map<number, CountChange>();
  const move = ({ chapterId, commentId }: Like, by: number) => {
    const before = byComment.get(commentId)?.by ?? 0;
    byComment.set(commentId, { chapterId, commentId, by: before + by });
  };
  for (const like of added) move(like, 1);
  for (const like of removed) move(like, -1);
  return [...byComment.values()].filter(({ by }) => by !== 0);
}

async function moveCounts(tx: Transaction, changes: readonly CountChange[]): Promise<void> {
  const rows = changes.map(({ chapterId, commentId, by }) => sql`(${chapterId}::integer, ${commentId}::integer, ${by}::integer)`);
  await tx.execute(sql`
    update ${comments} set "numberOfLikes" = greatest(${comments.numberOfLikes} + moved.by, 0)
    from (values ${sql.join(rows, sql`, `)}) as moved ("chapterId", "id", "by")
    where ${comments.chapterId} = moved."chapterId" and ${comments.id} = moved."id"`);
}
