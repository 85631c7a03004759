import { LANGUAGES } from '@komawari/shared-domain';
import { describeLanguage, languageCodeOf, looksLikeLanguage, readLanguage } from './languages';

test.each([
  ['en', 'en'],
  ['pt-BR', 'pt'],
  ['es_419', 'es'],
  ['rus', 'ru'],
  ['esp', 'es'],
  ['spa', 'es'],
  ['fre', 'fr'],
  ['por', 'pt'],
  ['in', 'id'],
  [' TH ', 'th'],
  ['ja', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the tag %s means %s', (tag, language) => {
  expect(readLanguage(tag)).toBe(language);
});

test('every language is read in each form that the site has of it, and named by its code', () => {
  for (const { locale, code, tag, wire } of LANGUAGES) {
    expect([locale, code, tag].map(readLanguage)).toEqual([locale, locale, locale]);
    expect(languageCodeOf(wire)).toBe(locale);
  }
  expect(languageCodeOf(99)).toBe('99');
});

test('tags of languages are told from other tags of file names', () => {
  expect(['en', 'pt-BR', 'ja', 'zh-TW'].filter(looksLikeLanguage)).toHaveLength(4);
  expect(['HD', 'Digital', '2019', 'raw', 'v2', ''].filter(looksLikeLanguage)).toEqual([]);
});

test('languages are called by their English names', () => {
  expect(describeLanguage('ja')).toBe('Japanese (ja)');
  expect(describeLanguage('klingon!')).toBe('"klingon!"');
});
