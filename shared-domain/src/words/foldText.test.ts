import fc from 'fast-check';
import { foldedText, foldText } from './foldText';

const texts = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
const letters = 'aBcéÑßЁжЩйИกาน้ำœ’ 12'.match(/\P{M}\p{M}*/gu)!;

test.each([
  ['English', 'Neon HARBOR', 'neon harbor'],
  ['Spanish', '¿Cómo? Ñandú', '¿como? nandu'],
  ['French', 'L’ÉTÉ à Nîmes, œuvre', "l'ete a nimes, oeuvre"],
  ['French in capitals', 'ŒUVRE', 'oeuvre'],
  ['Indonesian', 'Kupu‑Kupu', 'kupu-kupu'],
  ['Portuguese', 'Não, Coração', 'nao, coracao'],
  ['Russian', 'Ёлка и МОЙ ЧАЙ', 'елка и мой чай'],
  ['Russian in two pieces', 'мои\u0306', 'мой'],
  ['Thai', 'น้อง', 'น้อง'],
  ['a ligature', 'ﬁnal', 'final'],
])('%s: "%s" is folded to "%s"', (_language, original, folded) => {
  expect(foldedText(original)).toBe(folded);
});

test('folding distinguishes й from и, but not ё from е', () => {
  expect(foldedText('мой')).not.toBe(foldedText('мои'));
  expect(foldedText('всё')).toBe(foldedText('все'));
});

test('folding keeps Thai tone marks and vowels', () => {
  const words = ['ไม', 'ไม้', 'ไม่', 'มา', 'มี', 'มือ', 'นำ', 'น้ำ'];
  expect(new Set(words.map(foldedText)).size).toBe(words.length);
});

test('folding is idempotent', () => {
  fc.assert(fc.property(texts, (text) => expect(foldedText(foldedText(text))).toBe(foldedText(text))));
});

test('folding ignores case and Unicode normalization', () => {
  const words = fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((all) => all.join('').replace(/ß/g, 's'));
  fc.assert(
    fc.property(words, (text) => {
      for (const other of [text.toUpperCase(), text.toLowerCase(), text.normalize('NFD'), text.normalize('NFC')]) {
        expect(foldedText(other)).toBe(foldedText(text));
      }
    }),
  );
});

test('a part of a text is a part of the folded text', () => {
  const words = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, fc.nat(11), fc.nat(11), (text, from, length) => {
      const start = from % text.length;
      const part = text.slice(start, start + 1 + length).join('');
      expect(foldedText(text.join(''))).toContain(foldedText(part));
    }),
  );
});

test('foldedText returns the text of foldText', () => {
  fc.assert(fc.property(texts, (text) => expect(foldedText(text)).toBe(foldText(text).text)));
});

test('foldText gives ascending origins in the original for each character', () => {
  fc.assert(
    fc.property(texts, (original) => {
      const { text, origins } = foldText(original);
      expect(origins).toHaveLength(text.length + 1);
      expect(origins.at(-1)).toBe(original.length);
      expect([...origins].sort((a, b) => a - b)).toEqual(origins);
    }),
  );
});
