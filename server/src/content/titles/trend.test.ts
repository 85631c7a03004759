import { DAY_SECONDS } from '@komawari/shared-domain';
import fc from 'fast-check';
import { trendNow } from './trend';

const WEEK_SECONDS = 7 * DAY_SECONDS;
const NOW = 1_795_000_000;

test('a view counts half after a week, and a quarter after two', () => {
  const title = { trend: 100, trendAt: NOW };
  expect(trendNow(title, NOW)).toBe(100);
  expect(trendNow(title, NOW + WEEK_SECONDS)).toBe(50);
  expect(trendNow(title, NOW + 2 * WEEK_SECONDS)).toBe(25);
});

test('a clock that was set back does not raise the trend', () => {
  expect(trendNow({ trend: 100, trendAt: NOW }, NOW - DAY_SECONDS)).toBe(100);
});

test('the order of two titles does not change without new views', () => {
  const trend = fc.record({
    trend: fc.integer({ min: 0, max: 1_000_000 }),
    trendAt: fc.integer({ min: NOW - WEEK_SECONDS, max: NOW }),
  });
  fc.assert(
    fc.property(trend, trend, fc.integer({ min: 0, max: 52 * WEEK_SECONDS }), (one, other, later) => {
      const [before, after] = [NOW, NOW + later].map((now) => Math.sign(trendNow(one, now) - trendNow(other, now)));
      // Titles that are equal but for rounding may change places.
      const areEqual = Math.abs(trendNow(one, NOW) - trendNow(other, NOW)) < 1e-6;
      expect(areEqual || before === after).toBe(true);
    }),
  );
});
