/** The tables of what readers and the site tell each other (a part of schema.ts, which says how tables are made). */
import type { Language } from '@komawari/shared-proto';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Questions and answers of a pack, in the pack's order. */
export const faq = pgTable(
  'faq',
  {
    id: integer().primaryKey(),
    key: text().notNull(),
    language: smallint().$type<Language>().notNull(),
    position: integer().notNull(),
    question: text().notNull(),
    /** HTML, sanitized before it is stored. */
    answer: text().notNull(),
    source: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.source, table.key, table.language), index().on(table.language, table.position)],
);

export const feedback = pgTable('feedback', {
  id: integer().primaryKey(),
  session: text().notNull(),
  type: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  created: integer().notNull(),
});

export const questionnaireAnswers = pgTable(
  'questionnaire_answers',
  {
    questionnaireKey: text().notNull(),
    respondent: text().notNull(),
    language: text().notNull(),
    /** What an app's webview says of itself (docs/specification.md §7); empty for a browser. */
    os: text().notNull().default(''),
    appVersion: text().notNull().default(''),
    osVersion: text().notNull().default(''),
    answers: jsonb().$type<Record<string, string | string[]>>().notNull(),
    created: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionnaireKey, table.respondent] })],
);

export const pushTokens = pgTable('push_tokens', {
  token: text().primaryKey(),
  session: text().notNull(),
  language: smallint().$type<Language>().notNull(),
  created: integer().notNull(),
});

/** What readers of apps have chosen to be called, by the hash of their session. */
export const profiles = pgTable('profiles', {
  session: text().primaryKey(),
  userName: text().notNull(),
  /** The picture of a comment of the content. */
  iconImage: text().notNull(),
});

/** Which chapters a session has opened, for `alreadyViewed`. */
export const openedChapters = pgTable(
  'opened_chapters',
  { session: text().notNull(), titleId: integer().notNull(), chapterId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.session, table.titleId, table.chapterId] })],
);
