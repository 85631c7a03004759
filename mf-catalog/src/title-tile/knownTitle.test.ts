import { aTitle } from '@komawari/shared-proto/fixtures';
import { knownOf, knownOfState } from './knownTitle';

const title = aTitle();

test('what a link knew comes back from the state of a location', () => {
  const { name, author, language, portraitImageUrl } = title;
  expect(knownOfState(structuredClone(knownOf(title)))).toEqual({ name, author, language, portraitImageUrl });
});

test.each([[undefined], [null], ['text'], [{}], [{ known: null }], [{ known: { ...knownOf(title).known, name: 7 } }]])(
  'the state %p tells of no title',
  (state) => {
    expect(knownOfState(state)).toBeUndefined();
  },
);
