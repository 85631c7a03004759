import { aTitle } from '@komawari/shared-proto/fixtures';
import { parsePlaceholder, placeholderState } from './placeholderTitle';

const title = aTitle();

test('what a link knew comes back from the state of a location', () => {
  const { name, author, language, portraitImageUrl } = title;
  expect(parsePlaceholder(structuredClone(placeholderState(title)))).toEqual({ name, author, language, portraitImageUrl });
});

test.each([[undefined], [null], ['text'], [{}], [{ known: null }], [{ known: { ...placeholderState(title).known, name: 7 } }]])(
  'the state %p tells of no title',
  (state) => {
    expect(parsePlaceholder(state)).toBeUndefined();
  },
);
