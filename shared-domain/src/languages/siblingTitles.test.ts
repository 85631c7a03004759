import { Language } from '@komawari/shared-proto';
import fc from 'fast-check';
import { LOCALES } from './locales';
import { preferredSibling, siblingTitles } from './siblingTitles';

const WORK = [
  { titleId: 1, language: Language.RUSSIAN },
  { titleId: 2, language: Language.FRENCH },
  { titleId: 3, language: Language.ENGLISH },
  { titleId: 4, language: Language.GERMAN },
];

const works = fc
  .uniqueArray(fc.constantFrom(...Object.values(Language)))
  .map((languages) => languages.map((language, index) => ({ titleId: index + 1, language })));

describe('siblingTitles', () => {
  it('are in the order of languages, and only in offered languages', () => {
    expect(siblingTitles(WORK)).toEqual([
      { locale: 'en', titleId: 3 },
      { locale: 'fr', titleId: 2 },
      { locale: 'ru', titleId: 1 },
    ]);
  });

  it('have each language once', () => {
    expect(siblingTitles([...WORK, { titleId: 9, language: Language.FRENCH }])).toHaveLength(3);
  });
});

describe('preferredSibling', () => {
  it('is in the reader’s first other language', () => {
    expect(preferredSibling(WORK, 1, ['ru', 'fr', 'en'])).toEqual({ locale: 'fr', titleId: 2 });
  });

  it('is English where the reader reads no other', () => {
    expect(preferredSibling(WORK, 1, ['ru'])).toEqual({ locale: 'en', titleId: 3 });
  });

  it('is any offered language otherwise, or undefined', () => {
    expect(preferredSibling(WORK.slice(0, 2), 1, [])).toEqual({ locale: 'fr', titleId: 2 });
    expect(preferredSibling([WORK[0]!, WORK[3]!], 1, [])).toBeUndefined();
  });

  it('is never the title itself, and exists if there is any other title', () => {
    fc.assert(
      fc.property(works, fc.nat(7), fc.uniqueArray(fc.constantFrom(...LOCALES)), (work, titleId, readLocales) => {
        const others = siblingTitles(work).filter((sibling) => sibling.titleId !== titleId);
        const found = preferredSibling(work, titleId, readLocales);
        if (others.length === 0) expect(found).toBeUndefined();
        else expect(others).toContainEqual(found);
      }),
    );
  });
});
