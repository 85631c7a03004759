import fc from 'fast-check';
import { missingBetween } from './missingChapters';

test.each([
  ['#003', '#007', { from: 4, to: 6 }],
  ['#003', '#005', { from: 4, to: 4 }],
  ['#003', '#004', undefined],
  ['#003', '#003.5', undefined],
  ['#003.5', '#005', { from: 4, to: 4 }],
  ['#003', 'ex', undefined],
  ['One-Shot', '#210', undefined],
])('between %s and %s is missing %p', (earlier, later, missing) => {
  expect(missingBetween(earlier, later)).toEqual(missing);
});

test('every whole number between two chapters is missing, and no other', () => {
  const number = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(number, number, (a, b) => {
      const missing = missingBetween(`#${a}`, `#${b}`);
      const count = missing ? missing.to - missing.from + 1 : 0;
      expect(count).toBe(Math.max(0, b - a - 1));
    }),
  );
});
