import type { Language } from '@komawari/shared-proto';
import { numberAt } from '../../../all-titles/numberAt';
import { textAt } from '../../../all-titles/texts';
import type { SearchIndex } from '../matching/searchIndex';
import { entriesOf, type SearchResult } from '../matching/searchResult';

/** What the reader narrows the results down to. Of one kind any will do; of two kinds both have to fit. */
export interface ChosenFacets {
  authors: readonly string[];
  languages: readonly Language[];
}

/** Nothing is narrowed down. */
export const NO_FACETS: ChosenFacets = { authors: [], languages: [] };

/** One value to narrow down to, and how many results it would leave beside the other kind. */
export interface Facet<Value> {
  value: Value;
  count: number;
  isChosen: boolean;
}

export interface Facets {
  /** Most results first; what is chosen stands at the head. */
  authors: readonly Facet<string>[];
  /** Always in the same order. */
  languages: readonly Facet<Language>[];
}

/** The results that fit, each by a title in a chosen language. The order stays. */
export function narrowed(
  index: SearchIndex,
  results: readonly SearchResult[],
  { languages, authors }: ChosenFacets,
): readonly SearchResult[] {
  if (languages.length + authors.length === 0) return results;
  const isChosen = authorTest(index, authors);
  return results.flatMap((result) => {
    const fitting = entriesOf(index, result, languages);
    return fitting.some(isChosen) ? fitting.slice(0, 1) : [];
  });
}

/**
 * What the results can be narrowed down to. The counts of one kind are those beside what is chosen of the other, so that
 * a press leads to as many results as it says. An author stands here as the shown titles spell the name; what is chosen
 * stays, with none if need be, for it must be possible to take it back.
 */
export function facetsOf(index: SearchIndex, results: readonly SearchResult[], chosen: ChosenFacets): Facets {
  const inChosen = narrowed(index, results, { authors: [], languages: chosen.languages });
  const byChosen = narrowed(index, results, { authors: chosen.authors, languages: [] });
  const isBy = authorTest(index, chosen.authors);
  const nameOf = (author: number) => textAt(index.all.texts, author);
  const shownAuthors = new Set(inChosen.map((result) => authorAt(index, result)));
  const authors = counted(inChosen, (result) =>
    entriesOf(index, result, chosen.languages).map((entry) => authorAt(index, entry)),
  );
  const languages = counted(byChosen, (result) =>
    entriesOf(index, result, [])
      .filter(isBy)
      .map((entry) => languageAt(index, entry)),
  );
  const counts = new Map([...authors].map(([author, count]) => [nameOf(author), count]));
  for (const language of chosen.languages) if (!languages.has(language)) languages.set(language, 0);
  return {
    authors: [...new Set([...chosen.authors, ...[...shownAuthors].map(nameOf)])]
      .filter((author) => author !== '')
      .map((value) => ({ value, count: counts.get(value) ?? 0, isChosen: chosen.authors.includes(value) }))
      .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count),
    languages: [...languages]
      .map(([value, count]) => ({ value, count, isChosen: chosen.languages.includes(value) }))
      .sort((a, b) => a.value - b.value),
  };
}

/** The author of an entry, as a place among the texts of all titles: the same for the same name. */
function authorAt({ all, titles }: SearchIndex, entry: number): number {
  return numberAt(all.authors, numberAt(titles, entry));
}

function languageAt({ all, titles }: SearchIndex, entry: number): Language {
  return numberAt(all.languages, numberAt(titles, entry));
}

/** Whether an entry is by one of the authors; anyone is, where none is chosen. */
function authorTest(index: SearchIndex, authors: readonly string[]): (entry: number) => boolean {
  return (entry) => authors.length === 0 || authors.includes(textAt(index.all.texts, authorAt(index, entry)));
}

/** How many results have each value. */
function counted<Value>(
  results: readonly SearchResult[],
  valuesOf: (result: SearchResult) => readonly Value[],
): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const result of results) {
    for (const value of new Set(valuesOf(result))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
