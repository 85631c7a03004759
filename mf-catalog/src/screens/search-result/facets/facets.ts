import type { Language } from '@komawari/shared-proto';
import { numberAt } from '../../../all-titles/numberAt';
import { textAt } from '../../../all-titles/texts';
import type { SearchIndex } from '../matching/searchIndex';
import { entriesOf, type SearchResult } from '../matching/searchResult';

/** The facets that the reader has chosen. A result must match at least one of each kind that has any. */
export interface ChosenFacets {
  authors: readonly string[];
  languages: readonly Language[];
}

/** No facet is chosen. */
export const NO_FACETS: ChosenFacets = { authors: [], languages: [] };

/** A value to filter by, and how many results it would leave together with the chosen facets of the other kind. */
export interface Facet<Value> {
  value: Value;
  count: number;
  isChosen: boolean;
}

export interface Facets {
  /** Chosen ones first, then by number of results. */
  authors: readonly Facet<string>[];
  /** Always in the same order. */
  languages: readonly Facet<Language>[];
}

/** Returns the results that match the facets, each with a title in a chosen language. The order does not change. */
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
 * Returns the facets of the results. The counts of one kind respect the chosen facets of the other kind, so that a press leads to
 * as many results as it says. Authors are spelled as in the shown titles. A chosen author stays even with no results, because the
 * reader must be able to deselect it.
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

/** The author of an entry, as a place in the texts of all titles. Equal names have equal places. */
function authorAt({ all, titles }: SearchIndex, entry: number): number {
  return numberAt(all.authors, numberAt(titles, entry));
}

function languageAt({ all, titles }: SearchIndex, entry: number): Language {
  return numberAt(all.languages, numberAt(titles, entry));
}

/** Returns a test whether an entry is by one of the authors. If no author is chosen, every entry passes. */
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
