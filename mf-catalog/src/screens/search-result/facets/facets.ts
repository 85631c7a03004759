import type { Language, Title } from '@komawari/shared-proto';
import { type SearchResult, shownTitle } from '../matching/searchIndex';

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
export function narrowed(results: readonly SearchResult[], chosen: ChosenFacets): readonly SearchResult[] {
  if (chosen.languages.length + chosen.authors.length === 0) return results;
  return results.flatMap((result) => {
    const fitting = inLanguages(result, chosen.languages);
    return fitting && isBy(fitting.titles, chosen.authors) ? [fitting] : [];
  });
}

/**
 * What the results can be narrowed down to. The counts of one kind are those beside what is chosen of the other, so that
 * a press leads to as many results as it says. An author stands here as the shown titles spell the name; what is chosen
 * stays, with none if need be, for it must be possible to take it back.
 */
export function facetsOf(results: readonly SearchResult[], chosen: ChosenFacets): Facets {
  const inChosen = narrowed(results, { authors: [], languages: chosen.languages });
  const byChosen = narrowed(results, { authors: chosen.authors, languages: [] });
  const shownAuthors = new Set([...chosen.authors, ...inChosen.map((result) => shownTitle(result).author)]);
  const authors = counted(inChosen, ({ titles }) => titles.map(({ author }) => author));
  const languages = counted(byChosen, ({ titles }) =>
    titles.filter((each) => isBy([each], chosen.authors)).map(({ language }) => language),
  );
  for (const language of chosen.languages) if (!languages.has(language)) languages.set(language, 0);
  return {
    authors: [...shownAuthors]
      .filter((author) => author !== '')
      .map((value) => ({ value, count: authors.get(value) ?? 0, isChosen: chosen.authors.includes(value) }))
      .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count),
    languages: [...languages]
      .map(([value, count]) => ({ value, count, isChosen: chosen.languages.includes(value) }))
      .sort((a, b) => a.value - b.value),
  };
}

function inLanguages(result: SearchResult, languages: readonly Language[]): SearchResult | undefined {
  if (languages.length === 0) return result;
  const titles = result.titles.filter(({ language }) => languages.includes(language));
  return titles.length > 0 ? { titles } : undefined;
}

function isBy(titles: readonly Title[], authors: readonly string[]): boolean {
  return authors.length === 0 || titles.some(({ author }) => authors.includes(author));
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
