import { and, count, desc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import { nextId } from '../../database/counters';
import type { Database } from '../../database/Database';
import { chapters, commentLikes, comments, profiles, titles } from '../../database/schema';
import { ContentError } from '../errors/ContentError';
import { createLikeWriter, type LikeWriter } from './likeWriter';

type CommentRow = typeof comments.$inferSelect;

/** A comment as one reader sees it. */
export interface ReaderComment extends Omit<CommentRow, 'session' | 'source' | 'chapterId' | 'isHeld'> {
  isOwn: boolean;
  isLiked: boolean;
}

/** The same, with the author's session instead of `isOwn`. */
type SeenComment = Omit<ReaderComment, 'isOwn'> & Pick<CommentRow, 'session'>;

/** A part of a chapter's comments. */
export interface CommentPage {
  order: 'newest' | 'top';
  limit: number;
  /** The last comment that the caller has: its sort value (time or likes) and its ID. */
  after: { value: number; id: number } | undefined;
  /** The ID of a comment, if only this one is requested. */
  only?: number | undefined;
}

/** A part of a chapter's comments as one reader sees it, and what they are about. */
export interface ChapterComments {
  titleName: string;
  chapterName: string;
  /** Whether the reader has chosen a name for comments. */
  isReaderNamed: boolean;
  comments: ReaderComment[];
}

/** The facts about a chapter's comments that are the same for everyone. */
export interface CommentSummary {
  numberOfComments: number;
  topIds: number[];
}

/** The chapter, and the reader of its comments: the hash of a session, or undefined. */
export interface CommentReader {
  chapterId: number;
  session: string | undefined;
}

/** A comment that a reader of an app sends. */
export interface NewComment {
  chapterId: number;
  session: string;
  userName: string;
  iconImage: string;
  body: string;
}

export interface Comments {
  /** Undefined if there is no such chapter. */
  page: (reader: CommentReader, page: CommentPage) => Promise<ChapterComments | undefined>;
  byIds: (reader: CommentReader, ids: readonly number[]) => Promise<ReaderComment[]>;
  /** How many comments a chapter has, and which have the most likes. */
  summary: (chapterId: number) => Promise<CommentSummary>;
  /** Stores a reader's comment. It is held: nobody else sees it until an operator approves it. */
  add: (comment: NewComment) => Promise<void>;
  /** Likes a comment, or removes the like. */
  setLike: LikeWriter;
}

const TOP_COUNT = 3;

/** Limits what one session can store. */
const MAX_OWN = 1000;

export function createComments({ db, clock }: { db: Database; clock: Clock }): Comments {
  return {
    async page(reader, page) {
      const rows = await selectPage(db, reader, page);
      const [first] = rows;
      if (!first) return undefined;
      const { titleName, chapterName, isReaderNamed } = first;
      return {
        titleName,
        chapterName,
        isReaderNamed,
        comments: rows.flatMap(({ comment }) => (comment ? [shownTo(reader, comment)] : [])),
      };
    },
    async byIds(reader, ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .select(columnsFor(db, reader))
        .from(comments)
        .where(and(isSeenBy(reader), inArray(comments.id, [...ids])))
        .orderBy(desc(comments.numberOfLikes), desc(comments.id));
      return rows.map((comment) => shownTo(reader, comment));
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

/**
 * The whole page in one statement: at hundreds of pages per second, most of the cost is the round trip and not the lookup. If the
 * chapter has no comments, the result is one row without a comment.
 */
function selectPage(db: Database, reader: CommentReader, { order, limit, after, only }: CommentPage) {
  const column = order === 'top' ? comments.numberOfLikes : comments.created;
  // A cursor instead of an offset, so that the thousandth page is found as fast as the first.
  const rest = after && sql`(${column}, ${comments.id}) < (${after.value}, ${after.id})`;
  const seen = db
    .select(columnsFor(db, reader))
    .from(comments)
    .where(and(isSeenBy(reader), rest, only === undefined ? undefined : eq(comments.id, only)))
    .orderBy(desc(column), desc(comments.id))
    .limit(limit)
    .as('seen');
  const { id, userName, iconImage, body, created, numberOfLikes, session, isLiked } = seen;
  const comment = { id, userName, iconImage, body, created, numberOfLikes, session, isLiked };
  return db
    .select({ titleName: titles.name, chapterName: chapters.name, isReaderNamed: isNamed(db, reader), comment })
    .from(chapters)
    .innerJoin(titles, eq(titles.id, chapters.titleId))
    .leftJoinLateral(seen, sql`true`)
    .where(eq(chapters.id, reader.chapterId))
    .orderBy(desc(order === 'top' ? numberOfLikes : created), desc(id));
}

function isNamed(db: Database, { session }: CommentReader): SQL<boolean> {
  if (session === undefined) return sql`false`;
  const isOwn = and(eq(profiles.session, session), ne(profiles.userName, ''));
  return sql`exists (${db.select({ session: profiles.session }).from(profiles).where(isOwn)})`;
}

function isPublic(chapterId: number) {
  return and(eq(comments.chapterId, chapterId), eq(comments.isHeld, false));
}

function isSeenBy({ chapterId, session }: CommentReader) {
  const isOwn = session === undefined ? undefined : eq(comments.session, session);
  return and(eq(comments.chapterId, chapterId), or(eq(comments.isHeld, false), isOwn));
}

function columnsFor(db: Database, reader: CommentReader) {
  const { source: _source, chapterId: _chapterId, isHeld: _isHeld, ...columns } = getTableColumns(comments);
  return { ...columns, isLiked: isLikedBy(db, reader) };
}

function isLikedBy(db: Database, { chapterId, session }: CommentReader): SQL.Aliased<boolean> {
  if (session === undefined) return sql<boolean>`false`.as('isLiked');
  const ofReader = and(eq(commentLikes.chapterId, chapterId), eq(commentLikes.session, session));
  const likes = db.select({ commentId: commentLikes.commentId }).from(commentLikes).where(ofReader);
  return sql<boolean>`${inArray(comments.id, likes)}`.as('isLiked');
}

function shownTo(reader: CommentReader, { session, ...comment }: SeenComment): ReaderComment {
  return { ...comment, isOwn: reader.session !== undefined && session === reader.session };
}
