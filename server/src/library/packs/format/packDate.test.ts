import { DAY_SECONDS } from '@komawari/shared-domain';
import fc from 'fast-check';
import { isRelativeDate, readPackDate, secondsToMidnight } from './packDate';

const NOW = Date.UTC(2026, 10, 20, 12, 34) / 1000;

test.each([
  ['today', '2026-11-20T00:00Z'],
  ['today-3d', '2026-11-17T00:00Z'],
  ['today+4d 15:00', '2026-11-24T15:00Z'],
  ['today 09:30', '2026-11-20T09:30Z'],
  ['today-98d 15:00', '2026-08-14T15:00Z'],
  ['friday', '2026-11-20T00:00Z'],
  ['friday 15:00', '2026-11-20T15:00Z'],
  ['monday', '2026-11-16T00:00Z'],
  ['saturday', '2026-11-14T00:00Z'],
  ['monday+7d 15:00', '2026-11-23T15:00Z'],
  ['2026-11-20T15:00Z', '2026-11-20T15:00Z'],
  ['2026-11-20T15:00:30+02:00', '2026-11-20T13:00:30Z'],
  ['2026-11-20 15:00', '2026-11-20T15:00Z'],
  ['2026-11-20', '2026-11-20T00:00Z'],
])('%s is %s', (text, iso) => {
  expect(readPackDate(text, NOW)).toBe(Date.parse(iso) / 1000);
});

test.each([
  'yesterday',
  'today-3',
  'today +3d',
  'today 25:00',
  'today 15',
  '2026-13-01',
  '2026-02-31T99:00',
  '1960-01-01',
  '3000-01-01',
  'today-99999d',
  'Monday',
  'mon 15:00',
  '',
])('%s is not a date', (text) => {
  expect(readPackDate(text, NOW)).toBeUndefined();
});

test('a relative date counts days from today’s midnight in UTC', () => {
  const days = fc.integer({ min: -5_000, max: 5_000 });
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const now = fc.integer({ min: Date.UTC(2020, 0) / 1000, max: Date.UTC(2050, 0) / 1000 });
  fc.assert(
    fc.property(days, minutes, now, (day, minute, at) => {
      const hour = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const text = `today${day < 0 ? '-' : '+'}${Math.abs(day)}d ${hour}`;
      const midnight = at - (at % DAY_SECONDS);
      expect(isRelativeDate(text)).toBe(true);
      expect(readPackDate(text, at)).toBe(midnight + day * DAY_SECONDS + minute * 60);
      expect(readPackDate(text, at + secondsToMidnight(at))).toBe(readPackDate(text, at)! + DAY_SECONDS);
    }),
  );
});

test('a weekday date is on that weekday, at most a week ago, and advances weekly', () => {
  const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  const now = fc.integer({ min: Date.UTC(2020, 0) / 1000, max: Date.UTC(2050, 0) / 1000 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: -50, max: 50 }), now, (weekday, weeks, at) => {
      const shift = weeks === 0 ? '' : `${weeks < 0 ? '-' : '+'}${Math.abs(weeks) * 7}d`;
      const text = `${weekdays[weekday]}${shift} 15:00`;
      const date = readPackDate(text, at)!;
      expect(isRelativeDate(text)).toBe(true);
      expect(new Date(date * 1000).getUTCDay()).toBe(weekday);
      expect(readPackDate(text, at + 7 * DAY_SECONDS)).toBe(date + 7 * DAY_SECONDS);
      const latest = readPackDate(weekdays[weekday]!, at)!;
      expect(latest).toBeLessThanOrEqual(at);
      expect(latest).toBeGreaterThan(at - 7 * DAY_SECONDS);
    }),
  );
});
