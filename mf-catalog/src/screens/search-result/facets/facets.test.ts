import { Language, type Title } from '@komawari/shared-proto';
import fc from 'fast-check';
import type { SearchResult } from '../matching/searchIndex';
import { type ChosenFacets, facetsOf, narrowed } from './facets';

const LANGUAGES = [Language.ENGLISH, Language.RUSSIAN, Language.THAI];
const AUTHORS = ['Aiko', 'Jon', 'Лев'];

const language = fc.constantFrom(...LANGUAGES);
const author = fc.constantFrom(...AUTHORS);
const title = fc.record({ language, author }) as fc.Arbitrary<Title>;
const result: fc.Arbitrary<SearchResult> = fc
  .uniqueArray(title, { selector: (each) => each.language, minLength: 1, maxLength: 3 })
  .map((titles) => ({ titles }));
const results = fc.array(result, { maxLength: 12 });
const chosen: fc.Arbitrary<ChosenFacets> = fc.record({ authors: fc.uniqueArray(author), languages: fc.uniqueArray(language) });
const NONE: ChosenFacets = { authors: [], languages: [] };

describe('narrowed', () => {
  it('leaves the results that fit both kinds, in their order, each shown in a chosen language', () => {
    fc.assert(
      fc.property(results, chosen, (found, facets) => {
        const left = narrowed(found, facets);
        for (const { titles } of left) {
          expect(titles.length).toBeGreaterThan(0);
          if (facets.languages.length > 0) expect(titles.every((each) => facets.languages.includes(each.language))).toBe(true);
          if (facets.authors.length > 0) expect(titles.some((each) => facets.authors.includes(each.author))).toBe(true);
        }
        const fitting = found.filter(({ titles }) =>
          titles.some(
            (each) =>
              (facets.languages.length === 0 || facets.languages.includes(each.language)) &&
              (facets.authors.length === 0 || facets.authors.includes(each.author)),
          ),
        );
        expect(left).toHaveLength(fitting.length);
      }),
    );
  });

  it('is the very same list when nothing is chosen', () => {
    const found: SearchResult[] = [];
    expect(narrowed(found, NONE)).toBe(found);
  });
});

describe('facetsOf', () => {
  it('promises as many results as a press brings', () => {
    fc.assert(
      fc.property(results, chosen, (found, facets) => {
        const { authors, languages } = facetsOf(found, facets);
        for (const { value, count } of authors) {
          expect(narrowed(found, { ...facets, authors: [value] })).toHaveLength(count);
        }
        for (const { value, count } of languages) {
          expect(narrowed(found, { ...facets, languages: [value] })).toHaveLength(count);
        }
      }),
    );
  });

  it('keeps what is chosen, so that it can be taken back, also where nothing is left', () => {
    const { authors, languages } = facetsOf([], { authors: ['Aiko'], languages: [Language.THAI] });
    expect(authors).toEqual([{ value: 'Aiko', count: 0, isChosen: true }]);
    expect(languages).toEqual([{ value: Language.THAI, count: 0, isChosen: true }]);
  });

  it('has what is chosen first, then who has most', () => {
    const by = (name: string): SearchResult => {
      const only = { author: name, language: Language.ENGLISH } as Title;
      return { titles: [only] };
    };
    const found = [by('Jon'), by('Aiko'), by('Aiko'), by('Лев'), by('Лев'), by('Лев')];
    expect(facetsOf(found, NONE).authors.map(({ value }) => value)).toEqual(['Лев', 'Aiko', 'Jon']);
    expect(facetsOf(found, { ...NONE, authors: ['Jon'] }).authors[0]?.value).toBe('Jon');
  });
});
