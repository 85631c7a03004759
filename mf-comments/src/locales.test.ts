import { languageInfo, LOCALES } from '@komawari/shared-state';
import { createIntl } from 'react-intl';
import * as appPrompt from './app-prompt/appPromptMessages';
import * as comments from './comments/commentsMessages';
import * as likes from './likes/likeMessages';
import { remote } from './remote';

/** Every message that the code knows, by id. */
const defined = [appPrompt, comments, likes]
  .flatMap((words) => Object.values(words))
  .flatMap((group) => ('id' in group ? [group] : Object.values(group)));

const values = { count: 3 };

test.each(LOCALES)('%s has every message, and each can be shown', async (locale) => {
  const messages = await remote.loadMessages(locale);
  expect(Object.keys(messages)).toEqual(defined.map(({ id }) => id).sort());
  const onError = (error: Error) => {
    throw error;
  };
  const { formatMessage } = createIntl({ locale: languageInfo(locale).tag, messages, onError });
  for (const { id } of defined) expect(formatMessage({ id }, values)).not.toMatch(/^\s*$|[{}#]/);
});

test('English is what the code says', async () => {
  const messages = await remote.loadMessages('en');
  for (const { id, defaultMessage } of defined) expect(messages[id]).toBe(defaultMessage);
});
