import fc from 'fast-check';
import { calendarDay, utcDay } from './calendarDay';
import { DAY_MS, DAY_SECONDS } from './daySeconds';

const ZONES = [
  'UTC',
  'Asia/Bangkok',
  'America/Sao_Paulo',
  'Europe/Paris',
  'Asia/Jakarta',
  'Pacific/Auckland',
  'America/Los_Angeles',
];
const moments = fc.integer({ min: Date.UTC(2010, 0), max: Date.UTC(2040, 0) });

test('DAY_SECONDS and DAY_MS are the same time', () => {
  expect(DAY_SECONDS * 1000).toBe(DAY_MS);
  expect(DAY_SECONDS).toBe(24 * 60 * 60);
});

test('calendarDay in UTC equals utcDay', () => {
  fc.assert(fc.property(moments, (moment) => expect(calendarDay(moment, 'UTC')).toBe(utcDay(moment))));
});

test('one moment is on different days east and west', () => {
  const moment = Date.UTC(2026, 10, 22, 20);
  expect(calendarDay(moment, 'Asia/Bangkok') - calendarDay(moment, 'America/Los_Angeles')).toBe(1);
});

test('a week has seven days across a daylight saving change', () => {
  const noon = Date.UTC(2026, 9, 21, 12);
  expect(calendarDay(noon + 7 * DAY_MS, 'Europe/Paris') - calendarDay(noon, 'Europe/Paris')).toBe(7);
});

test('days increase within 25 hours, and differ from UTC by at most one', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...ZONES), (moment, zone) => {
      const day = calendarDay(moment, zone);
      expect(Number.isInteger(day)).toBe(true);
      expect(calendarDay(moment + 25 * 60 * 60 * 1000, zone)).toBeGreaterThan(day);
      expect(Math.abs(day - utcDay(moment))).toBeLessThanOrEqual(1);
    }),
  );
});
