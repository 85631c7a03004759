import { groupBy } from '../groupBy';
import { LANGUAGES } from '../languages';
import type { ListedTitle } from './listedTitles';

/** One work in all the languages in which it is offered. */
export interface TitleGroup {
  name: string;
  titles: ListedTitle[];
}

/** Works with their titles, by name. A group is named as its title of the first language. */
export function titleGroups(titles: readonly ListedTitle[]): TitleGroup[] {
  const byWork = groupBy(titles, ({ workId }) => workId);
  const groups = [...byWork.values()].map((members) => {
    const ordered = members.toSorted((a, b) => a.language - b.language);
    return { name: ordered[0]!.name, titles: ordered };
  });
  const { compare } = new Intl.Collator('en', { numeric: true });
  return groups.sort((a, b) => compare(a.name, b.name));
}

/**
 * The first titles of each language, in the order given. Whatever content languages a reader has chosen,
 * the first `count` of these languages together are among them.
 */
export function firstOfEachLanguage(titles: readonly ListedTitle[], count: number): ListedTitle[] {
  const taken = LANGUAGES.map(() => 0);
  return titles.filter(({ language }) => {
    const before = taken[language] ?? count;
    taken[language] = before + 1;
    return before < count;
  });
}

/** How many titles each language has, in the order of the wire's numbers. */
export function titleCounts(titles: readonly ListedTitle[]): number[] {
  return LANGUAGES.map(({ wire }) => titles.filter(({ language }) => language === wire).length);
}
