import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, languageInfo } from '@komawari/shared-domain';
import { shortNameOf } from '../packages.mjs';
import { declaredMessages } from './declaredMessages.mjs';
import { placeholders, pluralCategories } from './placeholders.mjs';

/** Names, signs and words that are the same in another language. Long texts never are. */
const SAME_IN_ENGLISH = /^[\p{L}\p{N} ©#%/.,:()+’'·–-]{0,24}$/u;
const MAX_SAME = 24;

/** Tests that hold a package's words in seven languages to its code and to each other. Called in a test file of its own. */
export function testWords(dir) {
  const declared = declaredMessages(dir);
  const english = messagesOf(dir, 'en');
  const prefix = `${shortNameOf(dir).replace(/^mf-/, '')}.`;

  test('the code declares messages with id, text and description, each id once', () => {
    expect(declared.length).toBeGreaterThan(0);
    const ids = declared.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !id.startsWith(prefix))).toEqual([]);
    expect(declared.filter(({ defaultMessage, description }) => !defaultMessage || !description)).toEqual([]);
  });

  test('the English file says what the code says', () => {
    expect(english).toEqual(Object.fromEntries(declared.map(({ id, defaultMessage }) => [id, defaultMessage])));
  });

  describe.each(LOCALES)('in %s', (locale) => {
    const messages = messagesOf(dir, locale);

    test('are those of the English file, flat, sorted and none empty', () => {
      expect(Object.keys(messages)).toEqual(Object.keys(english).sort());
      expect(Object.entries(messages).filter(([, text]) => typeof text !== 'string' || text.trim() === '')).toEqual([]);
    });

    test('ask for the same values as in English', () => {
      const asked = Object.entries(messages).map(([id, text]) => [id, placeholders(text)]);
      const expected = Object.keys(messages).map((id) => [id, placeholders(english[id])]);
      expect(asked).toEqual(expected);
    });

    test('have every plural that the language needs', () => {
      const { pluralCategories: needed } = new Intl.PluralRules(languageInfo(locale).tag).resolvedOptions();
      // `many` of Spanish, French and Portuguese is for whole millions, and `other` says it as well.
      const required = needed.filter((category) => category !== 'many' || locale === 'ru');
      const lacking = Object.entries(messages).filter(([, text]) =>
        pluralCategories(text).some((given) => required.some((category) => !given.includes(category))),
      );
      expect(lacking).toEqual([]);
    });

    if (locale === 'en') return;
    test('are not left in English', () => {
      const left = Object.entries(messages).filter(
        ([id, text]) => text === english[id] && (text.length > MAX_SAME || !SAME_IN_ENGLISH.test(text.replace(/[{}]/g, ''))),
      );
      expect(left).toEqual([]);
    });
  });
}

function messagesOf(dir, locale) {
  return JSON.parse(readFileSync(join(dir, 'src/locales', `${locale}.json`), 'utf8'));
}
