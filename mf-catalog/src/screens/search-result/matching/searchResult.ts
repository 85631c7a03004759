import type { Language } from '@komawari/shared-proto';
import { titleAt } from '../../../all-titles/allTitles';
import { numberAt } from '../../../all-titles/numberAt';
import type { ListedTitle } from '../../../title-tile/placeholderTitle';
import type { SearchIndex } from './searchIndex';

/**
 * A work that was found. The value is the entry of the title that represents it, which is in a selected language. It is just a
 * number, because one letter may find all works.
 */
export type SearchResult = number;

/** Every work, represented by its best title. */
export function everyResult({ firstEntry }: SearchIndex): SearchResult[] {
  return Array.from(firstEntry);
}

/**
 * Returns the entries of a result's work in the selected languages, limited to the chosen languages if there are any. The shown
 * entry comes first, then the others with the best first.
 */
export function entriesOf(index: SearchIndex, result: SearchResult, languages: readonly Language[]): number[] {
  const { all, titles, workOf, firstEntry, shownCount } = index;
  const work = numberAt(workOf, result);
  const shown = Array.from({ length: numberAt(shownCount, work) }, (_, place) => numberAt(firstEntry, work) + place);
  const entries = [result, ...shown.filter((entry) => entry !== result)];
  if (languages.length === 0) return entries;
  return entries.filter((entry) => languages.includes(numberAt(all.languages, numberAt(titles, entry))));
}

/** Returns the titles of a result, for its tile. */
export function titlesOfResult(index: SearchIndex, result: SearchResult, languages: readonly Language[]): ListedTitle[] {
  return entriesOf(index, result, languages).map((entry) => titleAt(index.all, numberAt(index.titles, entry)));
}
