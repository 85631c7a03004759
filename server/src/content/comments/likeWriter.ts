import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { commentLikes, comments } from '../../database/schema';
import { withRetry } from '../../database/withRetry';
import { ApiFailure } from '../../http/errors/ApiFailure';

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

const MOST_AT_ONCE = 1000;

/** Nobody sees it, and of many who press at once the first does not go alone. */
const GATHER_MS = 5;

/**
 * Likes comments, or takes likes back. Doing it twice is doing it once: a count moves only when the like itself
 * came or went, in the same statement, so it is exact whoever clicks at the same time.
 * What comes while one statement is on its way waits for the next, and all of it is that one: a commit waits for the disk,
 * and a thousand of them in a second would be a thousand waits.
 * @returns a function that is done when the like is kept
 */
export function likeWriter(db: Database): (session: string, commentId: number, isLiked: boolean) => Promise<void> {
  const queue: Waiting[] = [];
  let isWriting = false;
  async function writeAll() {
    isWriting = true;
    while (queue.length > 0) {
      await delay(GATHER_MS);
      await settle(db, queue.splice(0, MOST_AT_ONCE));
    }
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
    const known = await withRetry(() => write(db, lastWishes(waiting)));
    for (const { commentId, resolve, reject } of waiting) {
      if (known.has(commentId)) resolve();
      else reject(new ApiFailure('commentNotFound', `comment_id: there is no comment ${commentId}`));
    }
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

/** Of several wishes of one reader for one comment the last counts. In one order, so that two processes seldom wait for each other in a ring. */
function lastWishes(wishes: readonly Wish[]): Wish[] {
  const last = new Map(wishes.map((wish) => [`${wish.commentId} ${wish.session}`, wish]));
  return [...last.values()].sort((a, b) => a.commentId - b.commentId || (a.session < b.session ? -1 : 1));
}

/**
 * One statement, and so one commit. The wishes are three arrays: as parameters of their own they would take longer to read than to keep.
 * @returns those of the comments that there are
 */
async function write(db: Database, wishes: readonly Wish[]): Promise<ReadonlySet<number>> {
  const column = <Value>(of: (wish: Wish) => Value) => sql.param(wishes.map(of));
  const result = await db.execute(sql`
    with wish as (
      select c."chapterId", w.session, w."commentId", w."isLiked"
      from unnest(${column((wish) => wish.session)}::text[], ${column((wish) => wish.commentId)}::integer[], ${column((wish) => wish.isLiked)}::boolean[])
        as w (session, "commentId", "isLiked")
      join ${comments} c on c.id = w."commentId"
    ), added as (
      insert into ${commentLikes} ("chapterId", session, "commentId")
      select "chapterId", session, "commentId" from wish where "isLiked"
      on conflict do nothing
      returning "chapterId", "commentId", 1 as by
    ), removed as (
      delete from ${commentLikes} l using wish
      where not wish."isLiked" and l."chapterId" = wish."chapterId" and l.session = wish.session and l."commentId" = wish."commentId"
      returning l."chapterId", l."commentId", -1 as by
    ), moved as (
      select "chapterId", "commentId", sum(by)::integer as by
      from (select * from added union all select * from removed) as change
      group by "chapterId", "commentId"
    ), counted as (
      update ${comments} c set "numberOfLikes" = greatest(c."numberOfLikes" + moved.by, 0)
      from moved where c."chapterId" = moved."chapterId" and c.id = moved."commentId"
    )
    select distinct "commentId" from wish`);
  // Both engines answer so; their common type does not say it.
  const { rows } = result as { rows: { commentId: number }[] };
  return new Set(rows.map(({ commentId }) => commentId));
}
