import fc from 'fast-check';
import { LANGUAGE_CODES } from './languages';
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
])('%s', (stem, series, language, number) => {
  const name = readSourceName(stem);
  expect([name.series, name.language, name.number?.number]).toEqual([series, language, number]);
});

test('series, language and number come back out of a name that was put together from them', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/).filter((text) => !/^(?:chap|episode|chapter|volume)$/i.test(text));
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...LANGUAGE_CODES),
      fc.nat(99_999),
      (words, language, number) => {
        const name = readSourceName(`${words.join(' ')} [${language}] ${String(number).padStart(3, '0')}`);
        expect(name).toMatchObject({ series: words.join(' '), language, number: { number: String(number) } });
      },
    ),
  );
});

test('any name at all can be read', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (stem) => expect(typeof readSourceName(stem).series).toBe('string')));
});
