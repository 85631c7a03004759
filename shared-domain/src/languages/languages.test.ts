import { Language } from '@komawari/shared-proto';
import fc from 'fast-check';
import {
  FALLBACK_LOCALE,
  LANGUAGES,
  languageInfo,
  languageOfCode,
  languageOfWire,
  localeOf,
  parseLanguageTag,
} from './languages';
import { isLocale, LOCALES } from './locales';

const language = fc.constantFrom(...LANGUAGES);

describe('LANGUAGES', () => {
  it('have a row for every locale, in order, with wire numbers', () => {
    expect(LANGUAGES.map(({ locale }) => locale)).toEqual(LOCALES);
    const { ENGLISH, SPANISH, FRENCH, INDONESIAN, PORTUGUESE_BR, RUSSIAN, THAI } = Language;
    expect(LANGUAGES.map(({ wire }) => wire)).toEqual([ENGLISH, SPANISH, FRENCH, INDONESIAN, PORTUGUESE_BR, RUSSIAN, THAI]);
  });

  it('have the codes of the specification', () => {
    expect(LANGUAGES.map(({ code }) => code).join(' ')).toBe('eng esp fra ind ptb rus tha');
  });

  it('have canonical language tags', () => {
    for (const { tag, locale } of LANGUAGES) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(new Intl.Locale(tag).language).toBe(locale);
    }
  });

  it('are found by locale, wire number and code', () => {
    fc.assert(
      fc.property(language, (info) => {
        expect(languageInfo(info.locale)).toBe(info);
        expect(languageOfWire(info.wire)).toBe(info);
        expect(localeOf(info.wire)).toBe(info.locale);
        expect(languageOfCode(info.code)).toBe(info);
      }),
    );
  });

  it('are undefined for a language that the site does not offer', () => {
    expect([Language.GERMAN, Language.ITALIAN, Language.VIETNAMESE, 99, -1].map(localeOf)).toEqual(Array(5).fill(undefined));
    expect(['en', 'ENG', '', 'deu'].map(languageOfCode)).toEqual(Array(4).fill(undefined));
  });

  it('contain the fallback language', () => {
    expect(languageInfo(FALLBACK_LOCALE).wire).toBe(Language.ENGLISH);
  });
});

describe('parseLanguageTag', () => {
  it('finds a language by its two- or three-letter code, ignoring case and region', () => {
    const region = fc.constantFrom('', '-419', '_MX', '-Latn-x-some');
    const inAnyCase = (text: string) => fc.constantFrom(text, text.toUpperCase(), ` ${text} `);
    fc.assert(
      fc.property(
        language.chain((info) => fc.tuple(fc.constant(info), inAnyCase(info.locale), inAnyCase(info.code), region)),
        ([info, locale, code, more]) => {
          expect(parseLanguageTag(`${locale.trim()}${more}`)).toBe(info);
          expect(parseLanguageTag(`${code.trim()}${more}`)).toBe(info);
          expect(parseLanguageTag(locale)).toBe(info);
        },
      ),
    );
  });

  it.each(['ja', 'english', 'constructor', '', '-en', 'e', undefined])('returns undefined for %s', (tag) => {
    expect(parseLanguageTag(tag)).toBeUndefined();
  });
});

describe('isLocale', () => {
  it('takes the seven codes and nothing else', () => {
    expect(LOCALES.every(isLocale)).toBe(true);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isLocale(value)).toBe(typeof value === 'string' && LOCALES.some((locale) => locale === value));
      }),
    );
    expect(['EN', 'eng', 'xx', 7, null, {}].some(isLocale)).toBe(false);
  });
});
