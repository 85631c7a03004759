/**
 * The tables for the releases of the site and for those who may change them (a part of schema.ts, which describes how tables are
 * defined).
 */
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Every published release of the shell and of the remotes. A release never changes. */
export const releases = pgTable(
  'releases',
  {
    name: text().notNull(),
    version: text().notNull(),
    /** The hash of the document without the time and place of the build. The same version with another hash is refused. */
    hash: text().notNull(),
    /** `release.json` as it was sent. */
    document: jsonb().notNull(),
    publishedAt: integer().notNull(),
    publishedBy: text().notNull(),
    /** The gate's report. */
    report: jsonb().notNull(),
    /** When its files were deleted from the store; null while they are there. */
    sweptAt: integer(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

/** A shell and one release of each remote. The ID is the hash of their content. */
export const compositions = pgTable('compositions', {
  id: text().primaryKey(),
  /** The version of each release, by its name. */
  releases: jsonb().notNull(),
  createdAt: integer().notNull(),
});

/** The record of what is live: every change is a row, and the newest row is what readers get. */
export const deployments = pgTable('deployments', {
  /** One more than the previous row. A writer that finds its number taken was slower and starts again. */
  number: integer().primaryKey(),
  at: integer().notNull(),
  who: text().notNull(),
  action: text().notNull(),
  why: text().notNull(),
  /** The releases that the change concerns: name and version, with null if the release was removed. */
  subjects: jsonb().notNull(),
  base: text()
    .notNull()
    .references(() => compositions.id),
  canary: text().references(() => compositions.id),
  /** The share of readers who get the canary, in hundredths of a percent. */
  weight: integer().notNull(),
  /** Decides which readers these are. */
  salt: text().notNull(),
  /** The row whose base a rollback restored. */
  restores: integer(),
  /** Why the gate was overruled, and its objections. */
  override: text(),
});

/** The tokens for publishing and deploying. A token itself is shown once and not stored anywhere. */
export const deployTokens = pgTable('deploy_tokens', {
  id: text().primaryKey(),
  hash: text().notNull(),
  /** The only release that the token may change, or `*`. */
  scope: text().notNull(),
  label: text().notNull(),
  createdAt: integer().notNull(),
  createdBy: text().notNull(),
  revokedAt: integer(),
});

/** The record of the operator's switches: every change is a row, and the newest row applies. */
export const siteSwitches = pgTable('site_switches', {
  number: integer().primaryKey(),
  at: integer().notNull(),
  who: text().notNull(),
  why: text().notNull(),
  isUnderMaintenance: boolean().notNull(),
  isReadOnly: boolean().notNull(),
  blockedRegions: text().array().notNull(),
});

/** How the parts of live compositions performed in browsers, per minute, without any data about readers. */
export const partHealth = pgTable(
  'part_health',
  {
    /** Minutes since 1970. */
    minute: integer().notNull(),
    composition: text().notNull(),
    /** The shell or a remote. */
    part: text().notNull(),
    /** Pages that this server sent to browsers. Only counted for the shell. */
    sent: integer().notNull().default(0),
    /** Documents that showed the part. */
    views: integer().notNull().default(0),
    /** Documents in which the part had this kind of error. */
    loadErrors: integer().notNull().default(0),
    renderErrors: integer().notNull().default(0),
    hydrationErrors: integer().notNull().default(0),
    lateErrors: integer().notNull().default(0),
    /**
     * Documents whose largest paint belongs to this part and was measured by the browser, how many of these were slow, and the
     * sum of all their times.
     */
    paints: integer().notNull().default(0),
    slowPaints: integer().notNull().default(0),
    paintMs: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.minute, table.composition, table.part] })],
);
