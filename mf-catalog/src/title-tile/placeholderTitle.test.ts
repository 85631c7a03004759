import { aTitle } from '@komawari/shared-proto/fixtures';
import { parsePlaceholder, placeholderState } from './placeholderTitle';

const title = aTitle();

test('parsePlaceholder returns the title data that placeholderState stored', () => {
  const { name, author, language, portraitImageUrl } = title;
  expect(parsePlaceholder(structuredClone(placeholderState(title)))).toEqual({ name, author, language, portraitImageUrl });
});

test.each([[undefined], [null], ['text'], [{}], [{ known: null }], [{ known: { ...placeholderState(title).known, name: 7 } }]])(
  'parsePlaceholder rejects the state %p',
  (state) => {
    expect(parsePlaceholder(state)).toBeUndefined();
  },
);
