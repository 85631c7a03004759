/** The tables for what publishers publish about themselves (a part of schema.ts, which describes how tables are defined). */
import type { LegalPage } from '@komawari/shared-domain';
import type { Language } from '@komawari/shared-proto';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';

export const publishers = pgTable('publishers', {
  id: integer().primaryKey(),
  key: text().notNull().unique(),
  name: text().notNull(),
  bannerImage: text(),
  bannerUrl: text(),
  source: text().notNull(),
});

export const publisherNews = pgTable(
  'publisher_news',
  {
    id: integer().primaryKey(),
    publisherId: integer()
      .notNull()
      .references(() => publishers.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    language: smallint().$type<Language>().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    publishedTimeStamp: integer().notNull(),
    url: text(),
  },
  (table) => [uniqueIndex().on(table.publisherId, table.key, table.language)],
);

/** The publisher's own pages that readers must be able to look up. */
export const legalPages = pgTable(
  'legal_pages',
  {
    id: integer().primaryKey(),
    key: text().$type<LegalPage>().notNull(),
    language: smallint().$type<Language>().notNull(),
    /** HTML, sanitized before it is stored. */
    body: text().notNull(),
    /** The date since which this version applies. */
    date: integer().notNull(),
    source: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.source, table.key, table.language), index().on(table.key, table.language)],
);

/** Where and when the viewer shows its promo. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: integer().primaryKey(),
    key: text().notNull(),
    /** Countries as two letters each. */
    regions: text().array().notNull(),
    startTimeStamp: integer().notNull(),
    endTimeStamp: integer().notNull(),
    source: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.source, table.key)],
);
