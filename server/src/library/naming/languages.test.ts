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
])('readLanguage maps the tag %s to %s', (tag, language) => {
  expect(readLanguage(tag)).toBe(language);
});

test('readLanguage accepts every form of each language, and languageCodeOf returns its code', () => {
  for (const { locale, code, tag, wire } of LANGUAGES) {
    expect([locale, code, tag].map(readLanguage)).toEqual([locale, locale, locale]);
    expect(languageCodeOf(wire)).toBe(locale);
  }
  expect(languageCodeOf(99)).toBe('99');
});

test('looksLikeLanguage distinguishes language tags from other tags of file names', () => {
  expect(['en', 'pt-BR', 'ja', 'zh-TW'].filter(looksLikeLanguage)).toHaveLength(4);
  expect(['HD', 'Digital', '2019', 'raw', 'v2', ''].filter(looksLikeLanguage)).toEqual([]);
});

test('describeLanguage uses English names', () => {
  expect(describeLanguage('ja')).toBe('Japanese (ja)');
  expect(describeLanguage('klingon!')).toBe('"klingon!"');
});
