import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { comments } from '../../database/schema';
import { ApiFailure } from '../../http/errors/ApiFailure';
import { type Query, wordParameter } from '../../http/request/parameters';

/** One answer's worth, and the most that may be asked for. */
const MOST_COMMENTS = 200;

/** A part of a chapter's comments. Without parameters of our own it is the newest, as the specification has it. */
export interface CommentPage {
  order: 'newest' | 'top';
  limit: number;
  /** The last comment that the caller has: what it was ordered by (time or likes) and its id. */
  after: { value: number; id: number } | undefined;
}

/** `order`, `limit` and `after`, which are ours and may all be left out; `after` is written `<likes or time>-<id>`. */
export function commentPageOf(query: Query): CommentPage {
  return {
    order: wordParameter(query, 'order', ['newest', 'top']),
    limit: limitOf(query('limit')),
    after: cursorOf(query('after')),
  };
}

/** Rows of one page. A cursor and not an offset: the thousandth page is found as fast as the first. */
export function commentsAfter(chapterId: number, { order, after }: CommentPage): { where: SQL | undefined; orderBy: SQL[] } {
  const column = order === 'top' ? comments.numberOfLikes : comments.created;
  const rest = after && sql`(${column}, ${comments.id}) < (${after.value}, ${after.id})`;
  return { where: and(eq(comments.chapterId, chapterId), rest), orderBy: [desc(column), desc(comments.id)] };
}

function limitOf(text: string | undefined): number {
  if (text === undefined || text === '') return MOST_COMMENTS;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MOST_COMMENTS) return limit;
  throw new ApiFailure('badRequest', `limit: must be a whole number from 1 to ${MOST_COMMENTS}`);
}

function cursorOf(text: string | undefined): CommentPage['after'] {
  if (text === undefined || text === '') return undefined;
  const [value, id] = /^(\d{1,10})-(\d{1,10})$/.exec(text)?.slice(1).map(Number) ?? [];
  if (value !== undefined && id !== undefined && Math.max(value, id) < 2 ** 31) return { value, id };
  throw new ApiFailure('badRequest', 'after: must be the likes or the time of a comment, a hyphen, and its id');
}
