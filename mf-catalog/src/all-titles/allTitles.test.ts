import { Language } from '@komawari/shared-proto';
import { aTitle } from '@komawari/shared-proto/fixtures';
import fc from 'fast-check';
import { allTitlesOf, preferredTitles, titleAt, titlesOfWork } from './allTitles';

const text = fc.string({ unit: fc.constantFrom('a', '/', 'é', 'Ё', 'ก', ' ', '\n'), maxLength: 6 });
const title = fc
  .record({
    titleId: fc.nat(),
    name: text,
    author: text,
    language: fc.constantFrom(Language.ENGLISH, Language.RUSSIAN),
    portraitImageUrl: fc.constantFrom('/images/a.webp', '/images/b.webp', '/other/a.webp', 'a.webp', ''),
  })
  .map((own) => aTitle(own));
const views = fc.array(fc.array(title, { maxLength: 4 })).map((works) => ({
  groups: works.map((titles) => ({ theTitle: '', titles })),
}));

describe('allTitlesOf', () => {
  it('returns every title of every work unchanged', () => {
    fc.assert(
      fc.property(views, (view) => {
        const all = allTitlesOf(view);
        view.groups.forEach(({ titles }, work) => {
          const shown = titles.map(({ titleId, name, author, language, portraitImageUrl }) => {
            return { titleId, name, author, language, portraitImageUrl };
          });
          expect(titlesOfWork(all, work).map((each) => titleAt(all, each))).toEqual(shown);
        });
      }),
    );
  });

  it('returns the same object for the same response', () => {
    const view = { groups: [{ theTitle: '', titles: [aTitle(), aTitle({ name: 'Ёлка' })] }] };
    const all = allTitlesOf(view);
    expect(allTitlesOf(view)).toBe(all);
  });

  it('stores a repeated text once', () => {
    const { texts } = allTitlesOf({ groups: [{ theTitle: '', titles: [aTitle({ name: 'Twice' }), aTitle({ name: 'Twice' })] }] });
    expect(texts.latin.match(/Twice/g)).toHaveLength(1);
  });

  it('gives preferredTitles in the preferred languages, the most preferred first', () => {
    const titles = [Language.ENGLISH, Language.THAI, Language.RUSSIAN].map((language) => aTitle({ language }));
    const all = allTitlesOf({ groups: [{ theTitle: '', titles }] });
    expect(preferredTitles(all, titlesOfWork(all, 0), [Language.RUSSIAN, Language.ENGLISH])).toEqual([2, 0]);
  });
});
