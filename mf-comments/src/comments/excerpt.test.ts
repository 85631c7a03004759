import fc from 'fast-check';
import { excerpt } from './excerpt';

const sentence = 'The cat sits on the roof two chapters before anybody mentions it. ';

test('excerpt is undefined for a short comment, which is shown whole', () => {
  expect(excerpt('Page four is beautiful.')).toBeUndefined();
  expect(excerpt('')).toBeUndefined();
});

test('excerpt is undefined for a comment that is only slightly too long', () => {
  expect(excerpt('x'.repeat(310))).toBeUndefined();
});

test('excerpt is undefined for a short comment with many blank lines at its end', () => {
  expect(excerpt(`Page four is beautiful.${'\n'.repeat(40)}`)).toBeUndefined();
  expect(excerpt(`Page four is beautiful.${' '.repeat(400)}`)).toBeUndefined();
});

test('a long comment is cut between words', () => {
  const text = sentence.repeat(20);
  const beginning = excerpt(text)!;
  expect(beginning.length).toBeLessThanOrEqual(300);
  expect(text[beginning.length]).toBe(' ');
});

test('a comment of many lines is cut after eight of them', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `Line ${index}`);
  expect(excerpt(lines.join('\n'))).toBe(lines.slice(0, 8).join('\n'));
});

test('Thai, which has no spaces, is cut between characters and keeps their vowels', () => {
  const text = 'ก็ดีที่'.repeat(80);
  const beginning = excerpt(text)!;
  const characters = new Set(Array.from(new Intl.Segmenter('th').segment(text), ({ index }) => index));
  expect(characters.has(beginning.length)).toBe(true);
});

test('a joined emoji is not split', () => {
  const beginning = excerpt('👨‍👩‍👧‍👦'.repeat(60))!;
  expect(beginning.length % '👨‍👩‍👧‍👦'.length).toBe(0);
});

test('the excerpt of any text is its beginning, shorter than the text, and has at most 300 characters', () => {
  const texts = fc.oneof(fc.string({ unit: 'grapheme', minLength: 200, maxLength: 900 }), fc.lorem({ maxCount: 200 }));
  fc.assert(
    fc.property(texts, (text) => {
      const beginning = excerpt(text);
      fc.pre(beginning !== undefined);
      expect(text.startsWith(beginning)).toBe(true);
      expect(beginning.length).toBeLessThanOrEqual(300);
      expect(beginning.length).toBeLessThan(text.trimEnd().length);
      expect(beginning).not.toMatch(/[\ud800-\udbff]$/);
    }),
  );
});
