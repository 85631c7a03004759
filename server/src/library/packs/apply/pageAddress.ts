import { and, eq } from 'drizzle-orm';
import { chapters, publishers, titles, works } from '../../../database/schema';
import { wireLanguage, type LanguageCode } from '../../naming/languages';
import { LibraryProblem } from '../../report/LibraryProblem';
import type { ApplyContext } from './ApplyContext';

/**
 * Turns an address of a pack into one of the site: `/titles/<work>`, `/viewer/<work>/<number>` and `/publisher_news/<key>`
 * get the ids of the reader's language, everything else stays as it is.
 * @returns undefined while what it leads to has yet to arrive
 * @throws LibraryProblem when it leads to nothing that the site or the pack knows
 */
export async function pageAddress(context: ApplyContext, url: string, language: LanguageCode, where: string): Promise<string | undefined> {
  const [, page, key, number] = /^\/(titles|viewer|publisher_news)\/([a-z0-9-]*[a-z-][a-z0-9-]*)(?:\/([\w.-]+))?$/.exec(url) ?? [];
  if (!page || !key) return url;
  if (page === 'publisher_news') return publisherAddress(context, key, where);
  const titleId = await titleIdOf(context, key, language, where);
  if (titleId === undefined) return undefined;
  if (page === 'titles') return `/titles/${titleId}`;
  const [chapter] = await context.db
    .select({ id: chapters.id })
    .from(chapters)
    .where(and(eq(chapters.titleId, titleId), eq(chapters.number, number ?? '')));
  return chapter && `/viewer/${chapter.id}`;
}

async function publisherAddress({ db }: ApplyContext, key: string, where: string): Promise<string> {
  const [publisher] = await db.select({ id: publishers.id }).from(publishers).where(eq(publishers.key, key));
  if (!publisher) throw new LibraryProblem(where, `leads to the publisher "${key}", whom nobody knows.`, 'Correct the address.');
  return `/publisher_news/${publisher.id}`;
}

async function titleIdOf({ db, pack }: ApplyContext, key: string, language: LanguageCode, where: string): Promise<number | undefined> {
  const [title] = await db
    .select({ id: titles.id })
    .from(titles)
    .innerJoin(works, eq(works.id, titles.workId))
    .where(and(eq(works.key, key), eq(titles.language, wireLanguage(language))));
  if (title) return title.id;
  const isToCome = pack.works.some((work) => work.key === key && work.value.titles[language]);
  if (isToCome) return undefined;
  throw new LibraryProblem(where, `leads to "${key}", which is not offered in ${language}.`, 'Correct the address, or leave that language out.');
}
