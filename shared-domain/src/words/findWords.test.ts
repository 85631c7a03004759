import fc from 'fast-check';
import { findWords, hasWord, splitWords } from './findWords';
import { foldedText } from './foldText';

/** The text with the matches in brackets. */
function found(text: string, query: string): string {
  let result = '';
  let at = 0;
  for (const [from, to] of findWords(text, splitWords(query))) {
    result += `${text.slice(at, from)}[${text.slice(from, to)}]`;
    at = to;
  }
  return result + text.slice(at);
}

test.each([
  ['¿Cómo cambio el idioma?', 'COMO idiomá', '¿[Cómo] cambio el [idioma]?'],
  ['Où sont conservés mes favoris ?', 'ou conserves', '[Où] sont [conservés] mes favoris ?'],
  ['Não é preciso se cadastrar.', 'nao', '[Não] é preciso se cadastrar.'],
  ['Cœur de pirate', 'coeur', '[Cœur] de pirate'],
  ['Ещё одна книга', 'еще', '[Ещё] одна книга'],
  ['รายการโปรดเก็บไว้ที่ไหน', 'โปรด', 'รายการ[โปรด]เก็บไว้ที่ไหน'],
  ['Straße № 5', 'strasse', 'Straße № 5'],
])('in "%s" the words "%s" are found whatever their case and accents', (text, query, expected) => {
  expect(found(text, query)).toBe(expected);
});

test('й is not found as и, but in composed and decomposed form', () => {
  expect(hasWord('мой', 'мои')).toBe(false);
  expect(hasWord('мои\u0306', 'мой')).toBe(true);
});

test('ignores punctuation, and finds nothing for a query without words', () => {
  expect(splitWords(' ¿idioma?! ')).toEqual(['idioma']);
  expect(splitWords('… ?')).toEqual([]);
  expect(findWords('anything', [''])).toEqual([]);
});

test('merges overlapping and adjacent matches', () => {
  expect(found('comments', 'comm mmen ents')).toBe('[comments]');
});

test('matches ligatures and decomposed accents as a whole', () => {
  expect(found('ﬁnal', 'f')).toBe('[ﬁ]nal');
  expect(found('œuvre', 'o')).toBe('[œ]uvre');
  expect(found('cafe\u0301s', 'cafe')).toBe('[cafe\u0301]s');
});

const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem(), fc.string({ unit: 'binary' }));

test('matches are in order, separate, not empty and within the text', () => {
  fc.assert(
    fc.property(texts, fc.array(texts, { maxLength: 3 }), (text, queries) => {
      let last = -1;
      for (const [from, to] of findWords(text, queries.map(foldedText))) {
        expect(from).toBeGreaterThan(last);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
        last = to;
      }
    }),
  );
});

test('every word of a text is found in it', () => {
  fc.assert(
    fc.property(texts, (text) => splitWords(text).every((word) => hasWord(text, word) && findWords(text, [word]).length > 0)),
  );
});
