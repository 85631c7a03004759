import { type Locale, localeOf } from '@komawari/shared-domain';
import { eq } from 'drizzle-orm';
import { chapters, publishers, titles, works } from '../../../database/schema';
import type { LibraryContext } from '../../context/LibraryContext';
import type { PackFolder } from './PackFolder';

/** Maps IDs on the site to their names in packs. */
export interface NameBook {
  titles: ReadonlyMap<number, { key: string; language: number }>;
  chapters: ReadonlyMap<number, { titleId: number; number: string }>;
  publishers: ReadonlyMap<number, string>;
}

export interface ExportContext extends LibraryContext {
  pack: PackFolder;
  /** The mark on the rows of the pack. */
  source: string;
  names: NameBook;
}

/** Looks up the names of all titles, chapters and publishers of the site. */
export async function loadNameBook({ db }: Pick<LibraryContext, 'db'>): Promise<NameBook> {
  const titleRows = await db
    .select({ id: titles.id, key: works.key, language: titles.language })
    .from(titles)
    .innerJoin(works, eq(works.id, titles.workId));
  const chapterRows = await db.select({ id: chapters.id, titleId: chapters.titleId, number: chapters.number }).from(chapters);
  const publisherRows = await db.select({ id: publishers.id, key: publishers.key }).from(publishers);
  return {
    titles: new Map(titleRows.map(({ id, ...title }) => [id, title])),
    chapters: new Map(chapterRows.map(({ id, ...chapter }) => [id, chapter])),
    publishers: new Map(publisherRows.map(({ id, key }) => [id, key])),
  };
}

/** A time in the format of packs. */
export function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/(?::00)?\.000Z$/, 'Z');
}

/** The same for a time that may be missing. */
export function optionalDate<Name extends string>(name: Name, seconds: number): Partial<Record<Name, string>> {
  // The record has only this one name.
  return (seconds > 0 ? { [name]: dateOf(seconds) } : {}) as Partial<Record<Name, string>>;
}

/** A value for each language that has a row. */
export function perLanguage<Row extends { language: number }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): Partial<Record<Locale, Value>> {
  return Object.fromEntries(
    rows.flatMap((row) => {
      const locale = localeOf(row.language);
      return locale ? [[locale, valueOf(row)] as const] : [];
    }),
  );
}

/** Groups rows that are the same thing in several languages. */
export function inGroups<Row>(rows: readonly Row[], identity: (row: Row) => string | number): [Row, ...Row[]][] {
  const groups = new Map<string | number, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(identity(row));
    if (group) group.push(row);
    else groups.set(identity(row), [row]);
  }
  return [...groups.values()];
}
