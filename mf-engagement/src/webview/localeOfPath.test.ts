import { LANGUAGES } from '@komawari/shared-domain';
import { localeOfPath } from './localeOfPath';

test.each(LANGUAGES)('$nativeName is meant by $locale and by $code', ({ locale, code }) => {
  expect(localeOfPath(locale)).toBe(locale);
  expect(localeOfPath(code)).toBe(locale);
  expect(localeOfPath(code.toUpperCase())).toBe(locale);
});

test.each([undefined, '', 'xx', 'deu', 'constructor'])('anything else, like %s, is English', (code) => {
  expect(localeOfPath(code)).toBe('en');
});
