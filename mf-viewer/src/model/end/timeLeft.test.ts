import fc from 'fast-check';
import { timeLeft } from './timeLeft';

const HOUR = 3_600_000;

test.each([
  [3 * 24 * HOUR + HOUR, { value: 3, unit: 'day' }],
  [23 * HOUR, { value: 23, unit: 'hour' }],
  [59 * 60_000, { value: 59, unit: 'minute' }],
  [20_000, { value: 1, unit: 'minute' }],
])('timeLeft of %d ms is %p', (left, told) => {
  expect(timeLeft(1000 + left, 1000)).toMatchObject(told);
});

test('timeLeft is undefined once the moment is reached', () => {
  expect(timeLeft(1000, 1000)).toBeUndefined();
});

test('timeLeft stays the same until changesIn has passed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 40 * 24 * HOUR }), (left) => {
      const { value, unit, changesIn } = timeLeft(left, 0)!;
      const just = Math.min(changesIn, left) - 1;
      if (left % 60_000 >= 1000) expect(timeLeft(left, just)).toMatchObject({ value, unit });
      expect(changesIn).toBeGreaterThan(0);
    }),
  );
});
