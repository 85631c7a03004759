import { LANGUAGES } from '@komawari/shared-domain';
import type { ListedTitle } from '../titles/listedTitles';
import { groupBy } from './groupBy';

/** One work in all the languages in which it is offered. */
export interface TitleGroup {
  name: string;
  titles: ListedTitle[];
}

/** One work in a ranking by titles. */
export interface RankedWork {
  /** The title that brought the work to its place. */
  first: ListedTitle;
  titles: ListedTitle[];
  viewCount: number;
}

/** Works with their titles, by name. A group is named as its title of the first language. */
export function titleGroups(titles: readonly ListedTitle[]): TitleGroup[] {
  const byWork = groupBy(titles, ({ workId }) => workId);
  const groups = [...byWork.values()].map((members) => ({
    name: members.reduce((first, other) => (other.language < first.language ? other : first)).name,
    titles: members.toSorted((a, b) => a.language - b.language),
  }));
  const { compare } = new Intl.Collator('en', { numeric: true });
  return groups.sort((a, b) => compare(a.name, b.name));
}

/**
 * The first of each language, in the order given. Whatever content languages a reader has chosen,
 * the first `count` of these languages together are among them.
 */
export function firstOfEachLanguage<Item>(items: readonly Item[], count: number, languageOf: (item: Item) => number): Item[] {
  const left = new Map<number, number>(LANGUAGES.map(({ wire }) => [wire, count]));
  return items.filter((item) => {
    const room = left.get(languageOf(item)) ?? 0;
    left.set(languageOf(item), room - 1);
    return room > 0;
  });
}

/** The most viewed titles of each language, most viewed first. */
export function mostViewed(titles: readonly ListedTitle[], countOfLanguage: number): ListedTitle[] {
  return firstOfEachLanguage(titles, countOfLanguage, ({ language }) => language);
}

/** The most viewed titles of each language by their works, which stand where their first title does. */
export function mostViewedWorks(titles: readonly ListedTitle[], countOfLanguage: number): RankedWork[] {
  const byWork = groupBy(mostViewed(titles, countOfLanguage), ({ workId }) => workId);
  return [...byWork.values()].map((members) => ({
    first: members[0],
    titles: members,
    viewCount: members.reduce((sum, { viewCount }) => sum + viewCount, 0),
  }));
}

/** The titles of each language that got a chapter last, latest first. */
export function lastUpdated(titles: readonly ListedTitle[], countOfLanguage: number): ListedTitle[] {
  const newestFirst = titles.toSorted((a, b) => b.updatedAt - a.updatedAt);
  return firstOfEachLanguage(newestFirst, countOfLanguage, ({ language }) => language);
}

/** How many titles each language has, in the order of the wire's numbers. */
export function titleCounts(titles: readonly ListedTitle[]): number[] {
  return LANGUAGES.map(({ wire }) => titles.filter(({ language }) => language === wire).length);
}
