import fc from 'fast-check';
import { isPutByBrowser } from './isPutByBrowser';

test('a strip that has become shorter is put to its end by the browser', () => {
  fc.assert(
    fc.property(fc.nat(9_000), fc.integer({ min: 2, max: 2_000 }), (most, lost) => isPutByBrowser(-lost, most, most)),
  );
});

test('a reader who scrolls up, or down to the end, has moved', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 9_000 }), fc.integer({ min: 2, max: 9 }), (most, by) => {
      expect(isPutByBrowser(-by, most - by, most)).toBe(false);
      expect(isPutByBrowser(by, most, most)).toBe(false);
    }),
  );
});
