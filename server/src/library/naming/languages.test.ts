import { describeLanguage, looksLikeLanguage, readLanguage } from './languages';

test.each([
  ['en', 'en'],
  ['pt-BR', 'pt'],
  ['es_419', 'es'],
  ['rus', 'ru'],
  ['esp', 'es'],
  [' TH ', 'th'],
  ['ja', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the tag %s means %s', (tag, language) => {
  expect(readLanguage(tag)).toBe(language);
});

test('tags of languages are told from other tags of file names', () => {
  expect(['en', 'pt-BR', 'ja', 'zh-TW'].filter(looksLikeLanguage)).toHaveLength(4);
  expect(['HD', 'Digital', '2019', 'raw', 'v2', ''].filter(looksLikeLanguage)).toEqual([]);
});

test('languages are called by their English names', () => {
  expect(describeLanguage('ja')).toBe('Japanese (ja)');
  expect(describeLanguage('klingon!')).toBe('"klingon!"');
});
