import fc from 'fast-check';
import { naturalOrder } from './naturalOrder';

test('sorts numbers by value and ignores case', () => {
  expect(['p10.png', 'P2.png', 'p1.png', 'cover.png', '003.png', '3b.png'].sort(naturalOrder)).toEqual([
    '003.png',
    '3b.png',
    'cover.png',
    'p1.png',
    'P2.png',
    'p10.png',
  ]);
});

test('numbers of any length are compared by value', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.bigInt({ min: 0n, max: 10n ** 40n }), (a, b) => {
      expect(Math.sign(naturalOrder(`page ${a}.png`, `page ${b}.png`))).toBe(a < b ? -1 : Number(a > b));
    }),
  );
});

test('is a total order in which only equal names are equal', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'B', '0', '1', '9', '.', '-', 'я') });
  fc.assert(
    fc.property(name, name, name, (a, b, c) => {
      expect(Math.sign(naturalOrder(a, b))).toBe(-Math.sign(naturalOrder(b, a)) + 0);
      expect(naturalOrder(a, b) === 0).toBe(a === b);
      if (naturalOrder(a, b) < 0 && naturalOrder(b, c) < 0) expect(naturalOrder(a, c)).toBeLessThan(0);
    }),
  );
});
