import { LOCALES } from '@komawari/shared-domain';
import fc from 'fast-check';
import { readSourceName } from './sourceName';

test.each([
  ['Pepper and Carrot [pt-BR] 001', 'Pepper and Carrot', 'pt-BR', '1'],
  ['Перчинка и Кэррот (ru) 12', 'Перчинка и Кэррот', 'ru', '12'],
  ['Haruko v02 ch. 10.5 (2019) [Digital]', 'Haruko', undefined, '10.5'],
  ['Moon_Episode_3', 'Moon', undefined, '3'],
  ['Moon #4 - The end 2', 'Moon', undefined, '4'],
  ['Area 51 - 003', 'Area 51', undefined, '3'],
  ['20th Century [ja] 7', '20th Century', 'ja', '7'],
  ['One-Shot', '', undefined, 'one-shot'],
  ['Moon ex', 'Moon', undefined, 'ex'],
  ['003', '', undefined, '3'],
  ["A Bird's Eye 001", "A Bird's Eye", undefined, '1'],
  ['Exit', 'Exit', undefined, undefined],
])('reads series, language and number of %s', (stem, series, language, number) => {
  const name = readSourceName(stem);
  expect([name.series, name.language, name.number?.number]).toEqual([series, language, number]);
});

test.each([
  // Each language of the site: a chapter alone, and a volume with a chapter.
  ['Moon Chapter 7', '7', undefined],
  ['Moon Vol.1 Ch.2', '2', '1'],
  ['Luna Capítulo 7', '7', undefined],
  ['Luna Tomo 2 Cap. 7', '7', '2'],
  ['Lune Chapitre 7', '7', undefined],
  ['Lune Tome 3 - Chapitre 7', '7', '3'],
  ['Bulan Bab 7', '7', undefined],
  ['Bulan Jilid 2 Bab 7', '7', '2'],
  ['Lua Volume 1 Capítulo 7', '7', '1'],
  ['Луна Глава 7', '7', undefined],
  ['Луна Том 1 Глава 7.5', '7.5', '1'],
  ['ดวงจันทร์ ตอนที่ 7', '7', undefined],
  ['ดวงจันทร์ตอนที่7', '7', undefined],
  ['ดวงจันทร์ เล่ม ๑ ตอน ๗', '7', '1'],
  ['Moon v01c007', '7', '1'],
  ['Lune T02', undefined, '2'],
  ['Moon v01-03', undefined, '1-3'],
])('reads number and volume of %s', (stem, number, volume) => {
  const name = readSourceName(stem);
  expect([name.number?.number, name.volume?.number]).toEqual([number, volume]);
  expect(name.series).toBe(stem.split(/ |ต/)[0] || 'ดวงจันทร์');
});

test('reads a name with decomposed accents (NFD)', () => {
  expect(readSourceName('Luna Capítulo 7'.normalize('NFD'))).toMatchObject({ series: 'Luna', number: { number: '7' } });
});

test.each([
  ['Moon 016-017', '16-17', '#016-017', 1],
  ['Moon ch.16-17', '16-17', '#016-017', 1],
  ['Moon 18v2', '18', '#018', 2],
  ['Moon c018v3', '18', '#018', 3],
  ['Moon 018 [v2]', '18', '#018', 2],
  ['Moon 2024-01-05', '5', '#005', 1],
  ['Area 51-003', '3', '#003', 1],
])('reads the range or version of %s', (stem, number, shown, version) => {
  expect(readSourceName(stem)).toMatchObject({ number: { number, name: shown }, version });
});

test.each([
  ['Vol.1 Ch.2 - The Second', '', '2', 'The Second'],
  ['003 - The Beginning', '', '3', 'The Beginning'],
  ['Moon #4 - The end 2', 'Moon', '4', 'The end 2'],
  ['Moon v01 - Rising', 'Moon', undefined, 'Rising'],
  ['20th Century', '20th Century', undefined, undefined],
  ['Generation 2 v01', 'Generation 2', undefined, undefined],
])('reads the chapter title after the number of %s', (stem, series, number, title) => {
  const name = readSourceName(stem);
  expect([name.series, name.number?.number, name.title]).toEqual([series, number, title]);
});

test('reads back series, language and number of any generated name', () => {
  const word = fc
    .stringMatching(/^[A-Z][a-z]{3,9}$/)
    .filter((text) => !/^(?:chap\w*|episod\w*|cap\w*|bab|volum\w*|tom[eo]s?|jilid)$/i.test(text));
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...LOCALES),
      fc.nat(99_999),
      (words, language, number) => {
        const name = readSourceName(`${words.join(' ')} [${language}] ${String(number).padStart(3, '0')}`);
        expect(name).toMatchObject({ series: words.join(' '), language, number: { number: String(number) } });
      },
    ),
  );
});

test('accepts any string', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (stem) => expect(typeof readSourceName(stem).series).toBe('string')));
});
