import { readerChoices } from './readerChoices';

const choicesOf = (cookies: Record<string, string>) => readerChoices((name) => cookies[name]);

test('what the shell has left is what the page comes in', () => {
  expect(choicesOf({ lang: 'th', reads: 'th.en', theme: 'dark', zone: 'Asia/Bangkok', gdpr: 'yes' })).toEqual({
    locale: 'th',
    contents: ['th', 'en'],
    theme: 'dark',
    timeZone: 'Asia/Bangkok',
    isGdprAccepted: true,
  });
});

test.each([
  ['nothing', {}],
  ['nonsense', { lang: 'xx', reads: 'xx..', theme: 'pink', zone: 'Nowhere/At-all', gdpr: 'no' }],
  ['something long', { zone: 'Asia/Bangkok'.repeat(100) }],
])('%s is believed of nobody', (_what, cookies) => {
  const nothing = { locale: undefined, contents: undefined, theme: undefined, timeZone: undefined, isGdprAccepted: false };
  expect(choicesOf(cookies)).toEqual(nothing);
});

test('a language twice is one, and a zone has one name', () => {
  expect(choicesOf({ reads: 'en.en.ru', zone: 'asia/bangkok' })).toMatchObject({
    contents: ['en', 'ru'],
    timeZone: 'Asia/Bangkok',
  });
});
