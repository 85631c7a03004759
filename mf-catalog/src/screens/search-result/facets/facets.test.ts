import { Language, type Title } from '@komawari/shared-proto';
import { aTitle } from '@komawari/shared-proto/fixtures';
import fc from 'fast-check';
import { allTitlesOf } from '../../../all-titles/allTitles';
import { searchIndex } from '../matching/searchIndex';
import { everyResult, type SearchResult, titlesOfResult } from '../matching/searchResult';
import { type ChosenFacets, facetsOf, narrowed } from './facets';

const LANGUAGES = [Language.ENGLISH, Language.RUSSIAN, Language.THAI];
const AUTHORS = ['Aiko', 'Jon', 'Лев'];

const language = fc.constantFrom(...LANGUAGES);
const author = fc.constantFrom(...AUTHORS);
const title = fc.record({ language, author }).map((own) => aTitle(own));
const work = fc.uniqueArray(title, { selector: (each) => each.language, minLength: 1, maxLength: 3 });
/** Some works, for a reader who reads all languages. */
const shelves = fc.array(work, { maxLength: 12 }).map(shelfOf);
const chosen: fc.Arbitrary<ChosenFacets> = fc.record({ authors: fc.uniqueArray(author), languages: fc.uniqueArray(language) });
const NONE: ChosenFacets = { authors: [], languages: [] };

function shelfOf(works: Title[][]) {
  const index = searchIndex(allTitlesOf({ groups: works.map((titles) => ({ theTitle: '', titles })) }), LANGUAGES);
  return { index, found: everyResult(index) };
}

describe('narrowed', () => {
  it('keeps the results that match both author and language, each with titles in a chosen language', () => {
    fc.assert(
      fc.property(shelves, chosen, ({ index, found }, facets) => {
        const shown = (result: SearchResult, languages: readonly Language[]) => titlesOfResult(index, result, languages);
        const left = narrowed(index, found, facets);
        for (const titles of left.map((result) => shown(result, facets.languages))) {
          expect(titles.length).toBeGreaterThan(0);
          if (facets.languages.length > 0) expect(titles.every((each) => facets.languages.includes(each.language))).toBe(true);
          if (facets.authors.length > 0) expect(titles.some((each) => facets.authors.includes(each.author))).toBe(true);
        }
        const fitting = found.filter((result) =>
          shown(result, []).some(
            (each) =>
              (facets.languages.length === 0 || facets.languages.includes(each.language)) &&
              (facets.authors.length === 0 || facets.authors.includes(each.author)),
          ),
        );
        expect(left).toHaveLength(fitting.length);
      }),
    );
  });

  it('returns the same list when nothing is chosen', () => {
    const { index, found } = shelfOf([[aTitle()]]);
    expect(narrowed(index, found, NONE)).toBe(found);
  });
});

describe('facetsOf', () => {
  it('counts as many results as narrowed returns for the facet', () => {
    fc.assert(
      fc.property(shelves, chosen, ({ index, found }, facets) => {
        const { authors, languages } = facetsOf(index, found, facets);
        for (const { value, count } of authors) {
          expect(narrowed(index, found, { ...facets, authors: [value] })).toHaveLength(count);
        }
        for (const { value, count } of languages) {
          expect(narrowed(index, found, { ...facets, languages: [value] })).toHaveLength(count);
        }
      }),
    );
  });

  it('keeps the chosen facets even when there are no results', () => {
    const { authors, languages } = facetsOf(shelfOf([]).index, [], { authors: ['Aiko'], languages: [Language.THAI] });
    expect(authors).toEqual([{ value: 'Aiko', count: 0, isChosen: true }]);
    expect(languages).toEqual([{ value: Language.THAI, count: 0, isChosen: true }]);
  });

  it('sorts chosen facets first, then by count', () => {
    const { index, found } = shelfOf(['Jon', 'Aiko', 'Aiko', 'Лев', 'Лев', 'Лев'].map((name) => [aTitle({ author: name })]));
    expect(facetsOf(index, found, NONE).authors.map(({ value }) => value)).toEqual(['Лев', 'Aiko', 'Jon']);
    expect(facetsOf(index, found, { ...NONE, authors: ['Jon'] }).authors[0]?.value).toBe('Jon');
  });
});
