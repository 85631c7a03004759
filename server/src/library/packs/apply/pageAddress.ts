import { type Locale, languageInfo, pageOfFolder, paths } from '@komawari/shared-domain';
import { and, eq } from 'drizzle-orm';
import { chapters, publishers, titles, works } from '../../../database/schema';
import { LibraryError } from '../../report/LibraryError';
import type { ApplyContext } from './ApplyContext';

/** The IDs that addresses link to. Loaded once, because a front page has many addresses. */
export interface AddressBook {
  /** By the work's key and the wire's language number. */
  titleIds: ReadonlyMap<string, number>;
  /** By key. */
  publisherIds: ReadonlyMap<string, number>;
}

/** The context for everything that links to works and publishers. */
export interface FrontContext extends ApplyContext {
  book: AddressBook;
}

/** Loads all titles and publishers of the site. */
export async function loadAddressBook({ db }: ApplyContext): Promise<AddressBook> {
  const titleRows = await db
    .select({ id: titles.id, key: works.key, language: titles.language })
    .from(titles)
    .innerJoin(works, eq(works.id, titles.workId));
  const publisherRows = await db.select({ id: publishers.id, key: publishers.key }).from(publishers);
  return {
    titleIds: new Map(titleRows.map(({ id, key, language }) => [`${key} ${language}`, id])),
    publisherIds: new Map(publisherRows.map(({ id, key }) => [key, id])),
  };
}

/**
 * Turns an address of a pack into one of the site: `/titles/<work>`, `/viewer/<work>/<number>` and `/publisher_news/<key>` get
 * the IDs for the given language. Any other address stays as it is.
 * @returns undefined if the target has not arrived yet
 * @throws LibraryError if neither the site nor the pack knows the target
 */
export async function pageAddress(
  context: FrontContext,
  url: string,
  language: Locale,
  where: string,
): Promise<string | undefined> {
  const [, folder = '', key, number] = /^\/(\w+)\/([a-z0-9-]*[a-z-][a-z0-9-]*)(?:\/([\w.-]+))?$/.exec(url) ?? [];
  const page = pageOfFolder(folder);
  if (!page || page === 'comments' || !key) return url;
  if (page === 'publisherNews') return publisherAddress(context.book, key, where);
  const titleId = titleIdOf(context, key, language, where);
  if (titleId === undefined) return undefined;
  if (page === 'title') return paths.title(titleId);
  const [chapter] = await context.db
    .select({ id: chapters.id })
    .from(chapters)
    .where(and(eq(chapters.titleId, titleId), eq(chapters.number, number ?? '')));
  return chapter && paths.viewer(chapter.id);
}

function publisherAddress({ publisherIds }: AddressBook, key: string, where: string): string {
  const id = publisherIds.get(key);
  if (id === undefined)
    throw new LibraryError(where, `leads to the publisher "${key}", which does not exist.`, 'Correct the address.');
  return paths.publisherNews(id);
}

function titleIdOf({ pack, book }: FrontContext, key: string, language: Locale, where: string): number | undefined {
  const id = book.titleIds.get(`${key} ${languageInfo(language).wire}`);
  if (id !== undefined) return id;
  const isToCome = pack.works.some((work) => work.key === key && work.value.titles[language]);
  if (isToCome) return undefined;
  throw new LibraryError(
    where,
    `leads to "${key}", which is not offered in ${language}.`,
    'Correct the address, or leave that language out.',
  );
}
