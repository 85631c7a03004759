import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, languageInfo } from '@komawari/shared-domain';
import { shortNameOf } from '../packages.mjs';
import { declaredMessages } from './declaredMessages.mjs';
import { placeholders, pluralCategories } from './placeholders.mjs';

/** Names, signs and words that are the same in another language. Long texts never are. */
const SAME_IN_ENGLISH = /^[\p{L}\p{N} ©#%/.,:()+’'·–-]{0,24}$/u;
const MAX_SAME = 24;

/** Creates tests that compare the messages of a package in seven languages with its code and with each other. */
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

  test('the English file equals the default messages in the code', () => {
    expect(english).toEqual(Object.fromEntries(declared.map(({ id, defaultMessage }) => [id, defaultMessage])));
  });

  describe.each(LOCALES)('messages in %s', (locale) => {
    const messages = messagesOf(dir, locale);

    test('have the same IDs as in English, sorted, and no empty text', () => {
      expect(Object.keys(messages)).toEqual(Object.keys(english).sort());
      expect(Object.entries(messages).filter(([, text]) => typeof text !== 'string' || text.trim() === '')).toEqual([]);
    });

    test('have the same placeholders as in English', () => {
      const asked = Object.entries(messages).map(([id, text]) => [id, placeholders(text)]);
      const expected = Object.keys(messages).map((id) => [id, placeholders(english[id])]);
      expect(asked).toEqual(expected);
    });

    test('have every plural category that the language needs', () => {
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
