/** The tables for communication between readers and the site (a part of schema.ts, which describes how tables are defined). */
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
    /** What an app's webview sends about itself (docs/specification.md §7); empty for a browser. */
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

/**
 * The key pair by which push services recognize this site (RFC 8292). It is one row, because every subscription is bound to its
 * public key.
 */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
});

/** Chapters whose start has been announced to their followers. Chapters without followers are included. */
export const announcedChapters = pgTable('announced_chapters', {
  chapterId: integer().primaryKey(),
  announced: integer().notNull(),
});

/**
 * Messages that are still to be sent, and those that a process has claimed for sending. A row is deleted after its message is
 * sent.
 */
export const pushMessages = pgTable(
  'push_messages',
  {
    chapterId: integer().notNull(),
    token: text()
      .notNull()
      .references(() => pushTokens.token, { onDelete: 'cascade' }),
    created: integer().notNull(),
    notBefore: integer().notNull(),
    /** When a process claimed it. The message may have been sent since then, so no process claims it again. */
    claimed: integer(),
    attempts: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.chapterId, table.token] }), index().on(table.notBefore)],
);

/** The names that readers of apps have chosen, by the hash of their session. */
export const profiles = pgTable('profiles', {
  session: text().primaryKey(),
  userName: text().notNull(),
  /** One of the icons that the content's comments use. */
  iconImage: text().notNull(),
});

/** The chapters that a session has opened, for `alreadyViewed`. */
export const openedChapters = pgTable(
  'opened_chapters',
  { session: text().notNull(), titleId: integer().notNull(), chapterId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.session, table.titleId, table.chapterId] })],
);
