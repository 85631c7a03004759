import { readerChoices } from './readerChoices';

const choicesOf = (cookies: Record<string, string>) => readerChoices((name) => cookies[name]);

test('reads language, content languages, theme, time zone and consent from cookies', () => {
  expect(choicesOf({ lang: 'th', reads: 'th.en', theme: 'dark', zone: 'Asia/Bangkok', gdpr: 'yes' })).toEqual({
    locale: 'th',
    contents: ['th', 'en'],
    theme: 'dark',
    timeZone: 'Asia/Bangkok',
    isGdprAccepted: true,
  });
});

test.each([
  ['no values', {}],
  ['invalid values', { lang: 'xx', reads: 'xx..', theme: 'pink', zone: 'Nowhere/At-all', gdpr: 'no' }],
  ['a value that is too long', { zone: 'Asia/Bangkok'.repeat(100) }],
])('ignores cookies with %s', (_what, cookies) => {
  const nothing = { locale: undefined, contents: undefined, theme: undefined, timeZone: undefined, isGdprAccepted: false };
  expect(choicesOf(cookies)).toEqual(nothing);
});

test('removes duplicate languages and normalizes the time zone', () => {
  expect(choicesOf({ reads: 'en.en.ru', zone: 'asia/bangkok' })).toMatchObject({
    contents: ['en', 'ru'],
    timeZone: 'Asia/Bangkok',
  });
});
