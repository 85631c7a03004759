/** The tables of what the site is made of and who may change that (a part of schema.ts, which says how tables are made). */
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Everything that was ever published, of the shell and of the remotes. A release never changes. */
export const releases = pgTable(
  'releases',
  {
    name: text().notNull(),
    version: text().notNull(),
    /** Of the document but for when and where it was built: the same version with another one is refused. */
    hash: text().notNull(),
    /** `release.json`, as it came. */
    document: jsonb().notNull(),
    publishedAt: integer().notNull(),
    publishedBy: text().notNull(),
    /** What the gate said. */
    report: jsonb().notNull(),
    /** When its files were taken out of the store; nothing as long as they are there. */
    sweptAt: integer(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

/** A shell and one release of each remote. The id is the hash of what they are. */
export const compositions = pgTable('compositions', {
  id: text().primaryKey(),
  /** The version of each release, by its name. */
  releases: jsonb().notNull(),
  createdAt: integer().notNull(),
});

/** The record of what is live: every change is a row, and the newest row is what readers get. */
export const deployments = pgTable('deployments', {
  /** One more than the row before. Who writes a number that is taken was slower, and begins anew. */
  number: integer().primaryKey(),
  at: integer().notNull(),
  who: text().notNull(),
  action: text().notNull(),
  why: text().notNull(),
  /** The releases that it was about: name and version, without one where it was taken out. */
  subjects: jsonb().notNull(),
  base: text()
    .notNull()
    .references(() => compositions.id),
  canary: text().references(() => compositions.id),
  /** The part of readers who get the canary, in hundredths of a percent. */
  weight: integer().notNull(),
  /** Which readers these are. */
  salt: text().notNull(),
  /** The row whose base a roll-back put back. */
  restores: integer(),
  /** Why the gate was overruled, and what it had said. */
  override: text(),
});

/** Who may publish and deploy. The token itself is shown once and kept nowhere. */
export const deployTokens = pgTable('deploy_tokens', {
  id: text().primaryKey(),
  hash: text().notNull(),
  /** The one release that it is good for, or `*`. */
  scope: text().notNull(),
  label: text().notNull(),
  createdAt: integer().notNull(),
  createdBy: text().notNull(),
  revokedAt: integer(),
});

/** The record of the operator's switches: every change is a row, and the newest row is what holds. */
export const siteSwitches = pgTable('site_switches', {
  number: integer().primaryKey(),
  at: integer().notNull(),
  who: text().notNull(),
  why: text().notNull(),
  isUnderMaintenance: boolean().notNull(),
  isReadOnly: boolean().notNull(),
  blockedRegions: text().array().notNull(),
});

/** How the parts of live compositions fared in browsers, by minute; nothing of a reader. */
export const partHealth = pgTable(
  'part_health',
  {
    /** Minutes since 1970. */
    minute: integer().notNull(),
    composition: text().notNull(),
    /** The shell, or a remote. */
    part: text().notNull(),
    /** Pages that this server sent to browsers; with the shell alone. */
    sent: integer().notNull().default(0),
    /** Documents in which the part was shown. */
    views: integer().notNull().default(0),
    /** Documents in which it failed so. */
    loadErrors: integer().notNull().default(0),
    renderErrors: integer().notNull().default(0),
    lateErrors: integer().notNull().default(0),
    /** Documents whose largest paint it drew and a browser measured, those of them that were slow, and all their times together. */
    paints: integer().notNull().default(0),
    slowPaints: integer().notNull().default(0),
    paintMs: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.minute, table.composition, table.part] })],
);
