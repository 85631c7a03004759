import { firstTimeZone, ZONES } from './firstTimeZone';

test.each([
  ['th-TH,th;q=0.9,en;q=0.8', 'Asia/Bangkok'],
  ['en;q=0.5,ru', 'Europe/Moscow'],
  ['pt', 'America/Sao_Paulo'],
  ['pt-PT', 'Europe/Lisbon'],
  ['es-MX', 'America/Mexico_City'],
  ['en-GB', 'Europe/London'],
  ['en-CA', 'America/Toronto'],
  ['es-US', 'America/New_York'],
])('a new reader who accepts %s probably lives in %s', (header, zone) => {
  expect(firstTimeZone('', header)).toBe(zone);
});

test.each(['en-US,en;q=0.9', 'en', 'es-419', 'ja', '*', 'not a tag', '', undefined])(
  'a new reader who accepts %j may live anywhere: UTC',
  (header) => {
    expect(firstTimeZone('', header)).toBe('UTC');
  },
);

test('the country that a proxy names counts more than the language', () => {
  expect(firstTimeZone('ID', 'th')).toBe('Asia/Jakarta');
  expect(firstTimeZone('US', 'th')).toBe('America/New_York');
  expect(firstTimeZone('US', 'en-US')).toBe('America/New_York');
  expect(firstTimeZone('JP', 'th')).toBe('UTC');
});

test.each(Object.entries(ZONES))('Intl knows the time zone of %s, %s', (_country, timeZone) => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});
