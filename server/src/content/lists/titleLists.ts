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
  /** The title that gave the work its rank. */
  first: ListedTitle;
  titles: ListedTitle[];
  viewCount: number;
}

/** Works with their titles, by name. A group has the name of its title in the first language. */
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
 * The first `count` items of each language, in the given order. For any selection of content languages, the result contains the
 * first `count` items of that selection.
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

/** The works of the most viewed titles of each language. A work has the rank of its first title. */
export function mostViewedWorks(titles: readonly ListedTitle[], countOfLanguage: number): RankedWork[] {
  const byWork = groupBy(mostViewed(titles, countOfLanguage), ({ workId }) => workId);
  return [...byWork.values()].map((members) => ({
    first: members[0],
    titles: members,
    viewCount: members.reduce((sum, { viewCount }) => sum + viewCount, 0),
  }));
}

/** The titles of each language with the latest chapters, latest first. */
export function lastUpdated(titles: readonly ListedTitle[], countOfLanguage: number): ListedTitle[] {
  const newestFirst = titles.toSorted((a, b) => b.updatedAt - a.updatedAt);
  return firstOfEachLanguage(newestFirst, countOfLanguage, ({ language }) => language);
}

/** The works of the last updated titles of each language, each at the place of its latest title. */
export function lastUpdatedWorks(titles: readonly ListedTitle[], countOfLanguage: number): ListedTitle[][] {
  return [...groupBy(lastUpdated(titles, countOfLanguage), ({ workId }) => workId).values()];
}

/** How many titles each language has, in the order of the wire's numbers. */
export function titleCounts(titles: readonly ListedTitle[]): number[] {
  return LANGUAGES.map(({ wire }) => titles.filter(({ language }) => language === wire).length);
}
