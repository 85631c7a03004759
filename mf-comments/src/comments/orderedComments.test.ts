import { aComment } from '@komawari/shared-proto/fixtures';
import fc from 'fast-check';
import { orderedComments } from './orderedComments';

const early = aComment({ id: 1, created: 100, numberOfLikes: 5 });
const late = aComment({ id: 2, created: 300, numberOfLikes: 1 });
const loved = aComment({ id: 3, created: 200, numberOfLikes: 9 });

test('top is the most liked first, newest is the newest first', () => {
  expect(orderedComments([early, late, loved], 'top')).toEqual([loved, early, late]);
  expect(orderedComments([early, late, loved], 'newest')).toEqual([late, loved, early]);
});

test('between equals the newer comes first, then the later id', () => {
  const twin = aComment({ id: 4, created: 100, numberOfLikes: 5 });
  expect(orderedComments([early, twin, { ...late, numberOfLikes: 5 }], 'top').map(({ id }) => id)).toEqual([2, 4, 1]);
});

test('nothing is lost, the list that came is left as it was, and the order does not depend on it', () => {
  const comment = fc.record({ id: fc.nat(), created: fc.nat(3), numberOfLikes: fc.nat(3) }).map(aComment);
  const comments = fc.uniqueArray(comment, { selector: ({ id }) => id });
  fc.assert(
    fc.property(comments, fc.constantFrom('top' as const, 'newest' as const), (given, order) => {
      const before = [...given];
      const ordered = orderedComments(given, order);
      expect(given).toEqual(before);
      expect(orderedComments([...given].reverse(), order)).toEqual(ordered);
      expect(new Set(ordered)).toEqual(new Set(given));
    }),
  );
});
