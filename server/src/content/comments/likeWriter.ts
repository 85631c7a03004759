import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { commentLikes, comments } from '../../database/schema';
import { withRetry } from '../../database/withRetry';
import { ContentError } from '../errors/ContentError';

/** @param session the hash of the reader's session */
export type LikeWriter = (session: string, commentId: number, isLiked: boolean) => Promise<void>;

/** A reader's request to like a comment or to remove the like. */
interface LikeRequest {
  session: string;
  commentId: number;
  isLiked: boolean;
}

/** A request whose caller is waiting. */
interface QueuedLike extends LikeRequest {
  resolve: () => void;
  reject: (error: unknown) => void;
}

const MAX_AT_ONCE = 1000;

/** Too short to notice. When many readers like at the same time, their requests go into one statement from the start. */
const GATHER_MS = 5;

/**
 * Likes comments, or removes likes. Repeating a request has no effect: a count changes only if the like itself was added or
 * removed in the same statement, so it is exact even with simultaneous clicks. Requests that arrive during a statement wait and
 * then share the next one. Each commit waits for the disk, so a thousand separate commits per second would be a thousand waits.
 * The promise resolves when the like is stored.
 */
export function createLikeWriter(db: Database): LikeWriter {
  const queue: QueuedLike[] = [];
  let isWriting = false;
  async function writeAll() {
    isWriting = true;
    while (queue.length > 0) {
      await delay(GATHER_MS);
      await settle(db, queue.splice(0, MAX_AT_ONCE));
    }
    isWriting = false;
  }
  return (session, commentId, isLiked) =>
    new Promise((resolve, reject) => {
      queue.push({ session, commentId, isLiked, resolve, reject });
      if (!isWriting) void writeAll();
    });
}

async function settle(db: Database, waiting: readonly QueuedLike[]): Promise<void> {
  try {
    const known = await withRetry(() => write(db, lastRequests(waiting)));
    for (const { commentId, resolve, reject } of waiting) {
      if (known.has(commentId)) resolve();
      else reject(new ContentError('commentNotFound', `comment_id: there is no comment ${commentId}`));
    }
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

/**
 * If one reader sends several requests for one comment, the last one counts. The requests are sorted, so that two processes
 * rarely deadlock.
 */
function lastRequests(requests: readonly LikeRequest[]): LikeRequest[] {
  const last = new Map(requests.map((request) => [`${request.commentId} ${request.session}`, request]));
  return [...last.values()].sort((a, b) => a.commentId - b.commentId || (a.session < b.session ? -1 : 1));
}

/**
 * One statement, and so one commit. The requests are passed as three arrays, because separate parameters would take longer to
 * parse than to store.
 * @returns the IDs of the comments that exist
 */
async function write(db: Database, requests: readonly LikeRequest[]): Promise<ReadonlySet<number>> {
  const column = <Value>(valueOf: (request: LikeRequest) => Value) => sql.param(requests.map(valueOf));
  const result = await db.execute(sql`
    with wish as (
      select c."chapterId", w.session, w."commentId", w."isLiked"
      from unnest(${column((request) => request.session)}::text[], ${column((request) => request.commentId)}::integer[], ${column((request) => request.isLiked)}::boolean[])
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
  // Both engines return this shape, but their common type does not include it.
  const { rows } = result as { rows: { commentId: number }[] };
  return new Set(rows.map(({ commentId }) => commentId));
}
