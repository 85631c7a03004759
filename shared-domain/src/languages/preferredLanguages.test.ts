import { Language } from '@komawari/shared-proto';
import fc from 'fast-check';
import { languageInfo } from './languages';
import { LOCALES } from './locales';
import { inPreferredLanguages, preferredLanguages } from './preferredLanguages';

const locale = fc.constantFrom(...LOCALES);
const contents = fc.uniqueArray(locale);
const language = fc.constantFrom(...Object.values(Language));

describe('preferredLanguages', () => {
  it('puts the service language first', () => {
    expect(preferredLanguages('th', ['en', 'th'])).toEqual([Language.THAI, Language.ENGLISH]);
  });

  it('adds the service language if it is not a content language', () => {
    expect(preferredLanguages('th', ['en'])).toEqual([Language.THAI, Language.ENGLISH]);
  });

  it('contains only the service language if there are no content languages', () => {
    expect(preferredLanguages('ru', [])).toEqual([Language.RUSSIAN]);
  });

  it('has every content language once', () => {
    fc.assert(
      fc.property(locale, contents, (service, chosen) => {
        const preferred = preferredLanguages(service, chosen);
        expect(new Set(preferred).size).toBe(preferred.length);
        expect(new Set(preferred)).toEqual(new Set([service, ...chosen].map((each) => languageInfo(each).wire)));
      }),
    );
  });
});

describe('inPreferredLanguages', () => {
  it('keeps only items in a preferred language, most preferred first, in stable order', () => {
    fc.assert(
      fc.property(fc.array(language), locale, contents, (languages, service, chosen) => {
        const items = languages.map((each, place) => ({ language: each, place }));
        const preferred = preferredLanguages(service, chosen);
        const shown = inPreferredLanguages(items, (item) => item.language, preferred);
        const expected = preferred.flatMap((wanted) => items.filter((item) => item.language === wanted));
        expect(shown).toEqual(expected);
      }),
    );
  });

  it('omits items without a language', () => {
    expect(inPreferredLanguages([1], () => undefined, [Language.ENGLISH])).toEqual([]);
  });
});
