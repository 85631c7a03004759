import { LOCALES } from '@komawari/shared-domain';
import { webviewMessages } from './webviewMessages';

describe('webviewMessages', () => {
  test.each(LOCALES)('are in the language of the address: %s', async (locale) => {
    const { messages, ...other } = await webviewMessages('WebviewFaq', locale);
    expect(other).toEqual({ locale });
    expect(messages).toEqual((await import(`../locales/${locale}.json`)).default);
  });

  test.each([
    ['es', 'es'],
    ['th', 'en'],
    ['pt', 'en'],
    ['en', 'en'],
  ] as const)('of a survey at an address in %s are in the language of its questions, %s', async (addressed, locale) => {
    const loaded = await webviewMessages('Questionnaire', addressed);
    expect(loaded).toEqual({ locale, messages: (await import(`../locales/${locale}.json`)).default });
  });
});
