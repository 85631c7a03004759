import { LANGUAGES } from '@komawari/shared-domain';
import { localeOfPath } from './localeOfPath';

test.each(LANGUAGES)('localeOfPath finds $nativeName by $locale and by $code', ({ locale, code }) => {
  expect(localeOfPath(locale)).toBe(locale);
  expect(localeOfPath(code)).toBe(locale);
  expect(localeOfPath(code.toUpperCase())).toBe(locale);
});

test.each([undefined, '', 'xx', 'deu', 'constructor'])('localeOfPath is English for %s', (code) => {
  expect(localeOfPath(code)).toBe('en');
});
