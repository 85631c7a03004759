import { expect, test } from '@jest/globals';
import { firstTimeZone } from './firstTimeZone';

test.each([
  ['th-TH,th;q=0.9,en;q=0.8', 'Asia/Bangkok'],
  ['en;q=0.5,ru', 'Europe/Moscow'],
  ['pt', 'America/Sao_Paulo'],
  ['pt-PT', 'Europe/Lisbon'],
  ['es-MX', 'America/Mexico_City'],
  ['en-GB', 'Europe/London'],
])('a new reader who accepts %s probably lives in %s', (header, zone) => {
  expect(firstTimeZone('', header)).toBe(zone);
});

test.each(['en-US,en;q=0.9', 'es-419', 'ja', '*', 'not a tag', '', undefined])(
  'a new reader who accepts %j may live anywhere: UTC',
  (header) => {
    expect(firstTimeZone('', header)).toBe('UTC');
  },
);

test('the country that a proxy names counts more than the language', () => {
  expect(firstTimeZone('ID', 'th')).toBe('Asia/Jakarta');
  expect(firstTimeZone('US', 'th')).toBe('UTC');
});

test('every time zone in the table is one that Intl knows', () => {
  for (const region of [
    'AR',
    'BE',
    'BR',
    'BY',
    'CL',
    'CO',
    'ES',
    'FR',
    'GB',
    'ID',
    'IN',
    'KZ',
    'MX',
    'PE',
    'PH',
    'PT',
    'RU',
    'SG',
    'TH',
  ]) {
    const timeZone = firstTimeZone(region, undefined);
    expect(timeZone).not.toBe('UTC');
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  }
});
