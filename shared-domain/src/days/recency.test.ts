import fc from 'fast-check';
import { DAY_MS } from './daySeconds';
import { daysAgo, OLDEST_UPDATE_DAYS, recencyLabel } from './recency';

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [2, 2],
  [7, 7],
  [8, undefined],
])('recencyLabel of %i days ago is %s', (days, label) => {
  expect(recencyLabel(days)).toBe(label);
});

test('recencyLabel is the number of days up to the oldest update of Home', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), (days) => {
      expect(recencyLabel(days)).toBe(days <= OLDEST_UPDATE_DAYS ? days : undefined);
    }),
  );
});

test('daysAgo changes at the reader’s midnight, not after 24 hours', () => {
  const now = Date.UTC(2026, 10, 22, 3);
  const threeHoursBefore = Date.UTC(2026, 10, 22, 0);
  expect(daysAgo(threeHoursBefore, now, 'UTC')).toBe(0);
  expect(daysAgo(threeHoursBefore - 1, now, 'UTC')).toBe(1);
  expect(daysAgo(threeHoursBefore, now, 'Europe/Paris')).toBe(0);
  expect(daysAgo(threeHoursBefore, now, 'America/Noronha')).toBe(1);
});

test('daysAgo is 0 for future moments, and increases by one per day', () => {
  const zones = fc.constantFrom('UTC', 'Asia/Bangkok', 'Pacific/Kiritimati');
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 30 }), zones, (days, zone) => {
      const now = Date.UTC(2026, 10, 22, 12);
      expect(daysAgo(now - days * DAY_MS, now, zone)).toBe(Math.max(days, 0));
    }),
  );
});
