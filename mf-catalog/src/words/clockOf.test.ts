import { LANGUAGES } from '@komawari/shared-domain';
import { clockOf } from './clockOf';

const FIVE_PAST_NINE = Date.UTC(2026, 10, 29, 9, 5);

describe('clockOf', () => {
  // Only with the digits that a language has do all browsers agree.
  it.each(LANGUAGES.map(({ tag }) => tag))('writes a time with as many digits as the language does: %s', (tag) => {
    const written = (style: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...style }).format(FIVE_PAST_NINE);
    expect(written(clockOf(tag))).toBe(written({ timeStyle: 'short' }));
  });
});
