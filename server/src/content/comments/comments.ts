import type { Comment } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { commentLikes, comments } from '../../database/schema';
import type { Site } from '../../http/Site';
import { imageUrl } from '../../wire/wireTitle';
import { type CommentPage, commentsAfter } from './commentPage';

type CommentRow = typeof comments.$inferSelect;

const TOP_COUNT = 3;

/** Who reads, and where. */
export interface Reader {
  origin: string;
  session: string | undefined;
}

/** A page of a chapter's comments in its order, as this reader sees them. */
export async function pagedComments(
  { db }: Site,
  reader: Reader,
  chapterId: number,
  page: CommentPage,
): Promise<Draft<Comment>[]> {
  const { where, orderBy } = commentsAfter(chapterId, page);
  const rows = await db
    .select()
    .from(comments)
    .where(where)
    .orderBy(...orderBy)
    .limit(page.limit);
  return wireComments(db, reader, chapterId, rows);
}

/** One comment of a chapter, or none when it is gone. */
export async function singleComment({ db }: Site, reader: Reader, chapterId: number, id: number): Promise<Draft<Comment>[]> {
  const rows = await db
    .select()
    .from(comments)
    .where(and(eq(comments.chapterId, chapterId), eq(comments.id, id)));
  return wireComments(db, reader, chapterId, rows);
}

/** What is the same for everyone about a chapter's comments. */
export interface CommentSummary {
  numberOfComments: number;
  topIds: number[];
}

/** How many comments a chapter has, and which are liked most. */
export async function commentSummary(db: Database, chapterId: number): Promise<CommentSummary> {
  const [row] = await db.select({ count: count() }).from(comments).where(eq(comments.chapterId, chapterId));
  const top = await db
    .select({ id: comments.id })
    .from(comments)
    .where(eq(comments.chapterId, chapterId))
    .orderBy(desc(comments.numberOfLikes), desc(comments.id))
    .limit(TOP_COUNT);
  return { numberOfComments: row?.count ?? 0, topIds: top.map(({ id }) => id) };
}

/** The most liked comments of a chapter, for the page after the last (spec §3). */
export async function topComments(
  { db }: Site,
  reader: Reader,
  chapterId: number,
  { topIds }: CommentSummary,
): Promise<Draft<Comment>[]> {
  if (topIds.length === 0) return [];
  const rows = await db
    .select()
    .from(comments)
    .where(and(eq(comments.chapterId, chapterId), inArray(comments.id, topIds)))
    .orderBy(desc(comments.numberOfLikes), desc(comments.id));
  return wireComments(db, reader, chapterId, rows);
}

async function wireComments(
  db: Database,
  { origin, session }: Reader,
  chapterId: number,
  rows: readonly CommentRow[],
): Promise<Draft<Comment>[]> {
  const liked = await likedIds(
    db,
    session,
    chapterId,
    rows.map(({ id }) => id),
  );
  return rows.map((row, place) => ({
    id: row.id,
    index: place + 1,
    userName: row.userName,
    iconUrl: imageUrl(origin, row.iconImage),
    isMyComment: session !== undefined && row.session === session,
    alreadyLiked: liked.has(row.id),
    numberOfLikes: row.numberOfLikes,
    body: row.body,
    created: row.created,
  }));
}

async function likedIds(
  db: Database,
  session: string | undefined,
  chapterId: number,
  ids: number[],
): Promise<ReadonlySet<number>> {
  if (session === undefined || ids.length === 0) return new Set();
  const rows = await db
    .select({ commentId: commentLikes.commentId })
    .from(commentLikes)
    .where(and(eq(commentLikes.chapterId, chapterId), eq(commentLikes.session, session), inArray(commentLikes.commentId, ids)));
  return new Set(rows.map(({ commentId }) => commentId));
}
