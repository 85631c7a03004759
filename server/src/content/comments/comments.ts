import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import { nextId } from '../../database/counters';
import type { Database } from '../../database/Database';
import { commentLikes, comments } from '../../database/schema';
import { ContentError } from '../errors/ContentError';
import { createLikeWriter, type LikeWriter } from './likeWriter';

type CommentRow = typeof comments.$inferSelect;

/** A comment as one reader sees it. */
export interface ReaderComment extends Omit<CommentRow, 'session' | 'source' | 'chapterId' | 'isHeld'> {
  isOwn: boolean;
  isLiked: boolean;
}

/** A part of a chapter's comments. */
export interface CommentPage {
  order: 'newest' | 'top';
  limit: number;
  /** The last comment that the caller has: what it was ordered by (time or likes) and its id. */
  after: { value: number; id: number } | undefined;
}

/** What is the same for everyone about a chapter's comments. */
export interface CommentSummary {
  numberOfComments: number;
  topIds: number[];
}

/** Whose comments, and who reads them: the hash of a session, or nobody that is known. */
export interface CommentReader {
  chapterId: number;
  session: string | undefined;
}

/** What a reader of an app sends. */
export interface NewComment {
  chapterId: number;
  session: string;
  userName: string;
  iconImage: string;
  body: string;
}

export interface Comments {
  page: (reader: CommentReader, page: CommentPage) => Promise<ReaderComment[]>;
  byIds: (reader: CommentReader, ids: readonly number[]) => Promise<ReaderComment[]>;
  /** How many comments a chapter has, and which are liked most. */
  summary: (chapterId: number) => Promise<CommentSummary>;
  /** Keeps what a reader wrote. It is held: nobody else sees it before an operator lets it through. */
  add: (comment: NewComment) => Promise<void>;
  /** Likes a comment, or takes the like back. */
  setLike: LikeWriter;
}

const TOP_COUNT = 3;

/** Bounds what one session can store. */
const MAX_OWN = 1000;

export function createComments({ db, clock }: { db: Database; clock: Clock }): Comments {
  return {
    async page(reader, { order, limit, after }) {
      const column = order === 'top' ? comments.numberOfLikes : comments.created;
      // A cursor and not an offset: the thousandth page is found as fast as the first.
      const rest = after && sql`(${column}, ${comments.id}) < (${after.value}, ${after.id})`;
      const rows = await db
        .select()
        .from(comments)
        .where(and(isSeenBy(reader), rest))
        .orderBy(desc(column), desc(comments.id))
        .limit(limit);
      return seenBy(db, reader, rows);
    },
    async byIds(reader, ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .select()
        .from(comments)
        .where(and(isSeenBy(reader), inArray(comments.id, [...ids])))
        .orderBy(desc(comments.numberOfLikes), desc(comments.id));
      return seenBy(db, reader, rows);
    },
    async summary(chapterId) {
      const [row] = await db.select({ count: count() }).from(comments).where(isPublic(chapterId));
      const top = await db
        .select({ id: comments.id })
        .from(comments)
        .where(isPublic(chapterId))
        .orderBy(desc(comments.numberOfLikes), desc(comments.id))
        .limit(TOP_COUNT);
      return { numberOfComments: row?.count ?? 0, topIds: top.map(({ id }) => id) };
    },
    async add(comment) {
      const own = await db.select({ count: count() }).from(comments).where(eq(comments.session, comment.session));
      if ((own[0]?.count ?? 0) >= MAX_OWN) throw new ContentError('tooMany', `body: no more than ${MAX_OWN} comments`);
      await db
        .insert(comments)
        .values({ ...comment, id: await nextId(db, 'comment'), created: clock(), isHeld: true, source: 'reader' });
    },
    setLike: createLikeWriter(db),
  };
}

function isPublic(chapterId: number) {
  return and(eq(comments.chapterId, chapterId), eq(comments.isHeld, false));
}

function isSeenBy({ chapterId, session }: CommentReader) {
  const isOwn = session === undefined ? undefined : eq(comments.session, session);
  return and(eq(comments.chapterId, chapterId), or(eq(comments.isHeld, false), isOwn));
}

async function seenBy(db: Database, reader: CommentReader, rows: readonly CommentRow[]): Promise<ReaderComment[]> {
  const ids = rows.map(({ id }) => id);
  const liked = await likedIds(db, reader, ids);
  return rows.map(({ session, source: _source, chapterId: _chapterId, isHeld: _isHeld, ...row }) => ({
    ...row,
    isOwn: reader.session !== undefined && session === reader.session,
    isLiked: liked.has(row.id),
  }));
}

async function likedIds(db: Database, { chapterId, session }: CommentReader, ids: number[]): Promise<ReadonlySet<number>> {
  if (session === undefined || ids.length === 0) return new Set();
  const rows = await db
    .select({ commentId: commentLikes.commentId })
    .from(commentLikes)
    .where(and(eq(commentLikes.chapterId, chapterId), eq(commentLikes.session, session), inArray(commentLikes.commentId, ids)));
  return new Set(rows.map(({ commentId }) => commentId));
}
