import fc from 'fast-check';
import { chapterNumber, isSameChapter, NUMBER_PATTERN, ONE_SHOT, parseChapterLabel } from './chapterNumber';

/** Every number that a chapter can have. */
const numbers = fc.integer({ min: 0, max: 99_999_999 }).map((thousandths) => thousandths / 1000);

test.each([
  ['1', '1', '#001'],
  ['001', '1', '#001'],
  ['#7', '7', '#007'],
  [' # 7 ', '7', '#007'],
  ['10.5', '10.5', '#010.5'],
  ['10,50', '10.5', '#010.5'],
  ['0', '0', '#000'],
  ['1234', '1234', '#1234'],
  ['016-017', '16-17', '#016-017'],
  ['#9.5–10', '9.5-10', '#009.5-010'],
  ['EX', 'ex', 'ex'],
  ['Extra', 'ex', 'ex'],
  ['one shot', 'one-shot', 'One-Shot'],
])('"%s" is chapter %s, shown as %s', (text, key, name) => {
  expect(parseChapterLabel(text)).toMatchObject({ key, name });
});

test.each([
  '',
  '-1',
  '17-16',
  '7-7',
  '99-100000',
  'twelve',
  '1.2345',
  '1e5',
  '9999999',
  '100000',
  '1.',
  'NaN',
  'Extra 2',
  'Chapter 2',
  '2nd',
  '#',
  '##1',
  '1 2',
])('"%s" is not a chapter number', (text) => {
  expect(parseChapterLabel(text)).toBeUndefined();
  expect(chapterNumber(text)).toBeUndefined();
});

test('a range has the number of its first and of its last chapter', () => {
  expect(parseChapterLabel('016-017')).toMatchObject({ number: 16, lastNumber: 17 });
  expect(parseChapterLabel('16')).toMatchObject({ number: 16, lastNumber: 16 });
});

test('NUMBER_PATTERN finds every number in a longer name', () => {
  const pattern = new RegExp(`^Moon (${NUMBER_PATTERN}) ex$`);
  fc.assert(fc.property(numbers, (number) => expect(pattern.exec(`Moon ${number} ex`)?.[1]).toBe(String(number))));
});

test('words and missing names have no number', () => {
  expect([chapterNumber('ex'), chapterNumber('One-Shot'), chapterNumber(undefined)]).toEqual([undefined, undefined, undefined]);
  expect(parseChapterLabel('One-Shot')).toBe(ONE_SHOT);
});

test('chapterNumber parses every spelling of a number', () => {
  fc.assert(
    fc.property(numbers, fc.nat(2), (number, zeros) => {
      const written = `${'0'.repeat(zeros)}${number}`;
      for (const text of [String(number), `#${number}`, String(number).replace('.', ',')]) {
        expect(chapterNumber(text)).toBe(number);
      }
      if (written.split('.')[0]!.length <= 6) expect(chapterNumber(written)).toBe(number);
    }),
  );
});

test('parsing a key or name again gives the same label', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const label = parseChapterLabel(String(number))!;
      expect(parseChapterLabel(label.key)).toEqual(label);
      expect(parseChapterLabel(label.name)).toEqual(label);
    }),
  );
});

describe('isSameChapter', () => {
  test.each([
    ['#002', '# 2', true],
    ['10.50', '#010.5', true],
    ['ex', 'Extra', true],
    ['Épilogue', ' épilogue', true],
    ['#002', 'Extra 2', false],
    ['#002', '#003', false],
    ['ex', 'One-Shot', false],
  ])('"%s" and "%s": %s', (a, b, expected) => {
    expect(isSameChapter(a, b)).toBe(expected);
    expect(isSameChapter(b, a)).toBe(expected);
  });

  it('compares numbers by value', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        expect(isSameChapter(`#${a}`, String(b))).toBe(a === b);
      }),
    );
  });
});
