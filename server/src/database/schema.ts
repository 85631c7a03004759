/**
 * The tables. The embedded database and a separate server use the same dialect, PostgreSQL's. The application creates the IDs
 * (`nextId`). The column by which a table could be sharded comes first in its primary key. Times are epoch seconds, as on the
 * wire. Images are names in the object store.
 */
import type { ImageQuality, ReadingDirection } from '@komawari/shared-domain';
import type { Language, PageType, PresentationMethod, Rating, UpdateTiming } from '@komawari/shared-proto';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export {
  announcedChapters,
  faq,
  feedback,
  openedChapters,
  profiles,
  pushKeys,
  pushMessages,
  pushTokens,
  questionnaireAnswers,
} from './engagementTables';
export { campaigns, legalPages, publisherNews, publishers } from './publisherTables';
export { compositions, deployments, deployTokens, partHealth, releases, siteSwitches } from './releaseTables';

/** One work in all its languages. */
export const works = pgTable('works', {
  id: integer().primaryKey(),
  key: text().notNull().unique(),
  direction: text().$type<ReadingDirection>().notNull(),
  genres: text().array().notNull().default([]),
  publisherId: integer(),
  rating: smallint().$type<Rating>().notNull().default(0),
  updateTiming: smallint().$type<UpdateTiming>().notNull().default(0),
  isSimulReleased: boolean().notNull().default(false),
  nextTimeStamp: integer().notNull().default(0),
  /** `pack:<key>` or `import`: where the row comes from, so that a pack changes only its own rows. */
  source: text().notNull(),
});

/** A work in one language: what readers call a title. */
export const titles = pgTable(
  'titles',
  {
    id: integer().primaryKey(),
    workId: integer()
      .notNull()
      .references(() => works.id),
    /** The wire's language number. */
    language: smallint().$type<Language>().notNull(),
    name: text().notNull(),
    author: text().notNull(),
    overview: text().notNull().default(''),
    portraitImage: text().notNull(),
    landscapeImage: text().notNull(),
    viewingPeriodDescription: text().notNull().default(''),
    nonAppearanceInfo: text().notNull().default(''),
    viewCount: integer().notNull().default(0),
    /** Views that decay over time, and when they were last calculated (`content/titles/trend.ts`). */
    trend: doublePrecision().notNull().default(0),
    trendAt: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.workId, table.language)],
);

export const chapters = pgTable(
  'chapters',
  {
    id: integer().primaryKey(),
    titleId: integer()
      .notNull()
      .references(() => titles.id),
    /** Order within the title. Readers see `name` instead. */
    position: integer().notNull(),
    /** The number by which chapters of other languages are matched, for example `1` or `10.5`. */
    number: text().notNull(),
    name: text().notNull(),
    subTitle: text().notNull(),
    thumbnailImage: text().notNull(),
    startTimeStamp: integer().notNull(),
    /** 0: no end. */
    endTimeStamp: integer().notNull().default(0),
    /** 0: not by ticket. */
    chapterTicketEndtime: integer().notNull().default(0),
    isVerticalOnly: boolean().notNull().default(false),
    startFromRight: boolean().notNull().default(false),
    /** Hash of the source pages. Importing the same pages again changes nothing. */
    sourceHash: text().notNull(),
    /**
     * The path that it was imported from, so that another comic under the same number is noticed. Empty if it is no longer known.
     */
    origin: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex().on(table.titleId, table.number),
    index().on(table.titleId, table.startTimeStamp),
    index().on(table.startTimeStamp),
  ],
);

/** An image in the object store. Images from before sizes were stored have none. */
export interface StoredImage {
  name: string;
  key: string;
  width?: number;
  height?: number;
}

/** An image of a page. The first half of a spread also has the whole image, for clients that request unsplit spreads. */
export interface StoredPageImage extends StoredImage {
  whole?: StoredImage;
}

/** One page in its three qualities. Each image has its own key. */
export const pages = pgTable(
  'pages',
  {
    chapterId: integer()
      .notNull()
      .references(() => chapters.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The wire's page type. */
    type: smallint().$type<PageType>().notNull().default(0),
    /** A text description of the page in the title's language; empty if there is none. */
    description: text().notNull().default(''),
    images: jsonb().$type<Record<ImageQuality, StoredPageImage>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chapterId, table.position] })],
);

/** Chapters that an editor has taken down. No pack and no import brings them back until the editor restores them. */
export const takenDown = pgTable(
  'taken_down',
  {
    workKey: text().notNull(),
    /** The wire's language number; -1: every language. */
    language: smallint().notNull(),
    /** The number as in `chapters`; empty: every chapter. */
    number: text().notNull(),
    why: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workKey, table.language, table.number] })],
);

/** Banners and popups of Home and of the featured page. */
export const banners = pgTable(
  'banners',
  {
    id: integer().primaryKey(),
    key: text().notNull(),
    language: smallint().$type<Language>().notNull(),
    placement: text().$type<'top' | 'main' | 'sub1' | 'sub2' | 'content' | 'popup' | 'highlight'>().notNull(),
    position: integer().notNull(),
    image: text().notNull(),
    /** The wire's presentation method. */
    method: smallint().$type<PresentationMethod>().notNull(),
    url: text().notNull(),
    source: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.source, table.key, table.placement, table.language)],
);

export const featuredLists = pgTable(
  'featured_lists',
  {
    id: integer().primaryKey(),
    key: text().notNull(),
    language: smallint().$type<Language>().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    titleIds: integer().array().notNull(),
    source: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.source, table.key, table.language)],
);

export const announcements = pgTable(
  'announcements',
  {
    id: integer().primaryKey(),
    key: text().notNull(),
    language: smallint().$type<Language>().notNull(),
    title: text().notNull(),
    /** HTML, sanitized before it is stored. */
    body: text().notNull(),
    date: integer().notNull(),
    source: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.source, table.key, table.language)],
);

export const comments = pgTable(
  'comments',
  {
    chapterId: integer().notNull(),
    id: integer().notNull(),
    userName: text().notNull(),
    iconImage: text().notNull(),
    body: text().notNull(),
    created: integer().notNull(),
    numberOfLikes: integer().notNull().default(0),
    /** Session hash of the author; empty for comments from a pack. */
    session: text().notNull().default(''),
    /** Sent by a reader, and visible only to that reader until an operator approves it. */
    isHeld: boolean().notNull().default(false),
    source: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chapterId, table.id] }),
    uniqueIndex().on(table.id),
    // In the two sort orders. The ID decides between equal values, so that a page of comments has an exact end.
    index().on(table.chapterId, table.created, table.id),
    index().on(table.chapterId, table.numberOfLikes, table.id),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  { chapterId: integer().notNull(), session: text().notNull(), commentId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.chapterId, table.session, table.commentId] })],
);

export const favorites = pgTable(
  'bookmarks',
  { session: text().notNull(), titleId: integer().notNull(), created: integer().notNull() },
  (table) => [primaryKey({ columns: [table.session, table.titleId] })],
);

/** The last ID that was assigned, for each kind. */
export const counters = pgTable('counters', { kind: text().primaryKey(), value: integer().notNull() });
