import fc from 'fast-check';
import { readChapterNumber } from './chapterNumber';

test.each([
  ['1', '1', '#001'],
  ['001', '1', '#001'],
  ['#7', '7', '#007'],
  ['10.5', '10.5', '#010.5'],
  ['10,50', '10.5', '#010.5'],
  ['0', '0', '#000'],
  ['1234', '1234', '#1234'],
  ['EX', 'ex', 'ex'],
  ['one shot', 'one-shot', 'One-Shot'],
])('%s is chapter %s, shown as %s', (text, number, name) => {
  expect(readChapterNumber(text)).toMatchObject({ number, name });
});

test.each(['', '-1', 'twelve', '1.2345', '1e5', '9999999', '1.', 'NaN'])('%s is not a chapter number', (text) => {
  expect(readChapterNumber(text)).toBeUndefined();
});

test('positions follow the order of numbers, and parsing is idempotent', () => {
  const thousandths = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(thousandths, thousandths, (a, b) => {
      const [first, second] = [readChapterNumber(String(a / 1000))!, readChapterNumber(String(b / 1000))!];
      expect(Math.sign(first.position! - second.position!)).toBe(Math.sign(a - b));
      expect(readChapterNumber(first.number)).toEqual(first);
      expect(Number(first.name.slice(1))).toBe(a / 1000);
    }),
  );
});
