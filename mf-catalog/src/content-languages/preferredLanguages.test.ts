import { Language } from '@komawari/shared-proto';
import { LOCALES } from '@komawari/shared-state/contract';
import fc from 'fast-check';
import { inPreferredLanguages, preferredLanguages } from './preferredLanguages';

const locale = fc.constantFrom(...LOCALES);
const contents = fc.uniqueArray(locale);
const language = fc.constantFrom(...Object.values(Language));

describe('preferredLanguages', () => {
  it('puts the service language first where the reader reads it', () => {
    expect(preferredLanguages('th', ['en', 'th'])).toEqual([Language.THAI, Language.ENGLISH]);
  });

  it('shows nothing in the service language that the reader has not chosen to read', () => {
    expect(preferredLanguages('th', ['en'])).toEqual([Language.ENGLISH]);
  });

  it('falls back on the service language before content languages are known', () => {
    expect(preferredLanguages('ru', [])).toEqual([Language.RUSSIAN]);
  });
});

describe('inPreferredLanguages', () => {
  it('keeps exactly the items in a preferred language, the best first', () => {
    fc.assert(
      fc.property(fc.array(language), locale, contents, (items, service, chosen) => {
        const preferred = preferredLanguages(service, chosen);
        const shown = inPreferredLanguages(items, (item) => item, preferred);
        const ranks = shown.map((item) => preferred.indexOf(item));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        expect(shown).toHaveLength(items.filter((item) => preferred.includes(item)).length);
      }),
    );
  });
});
