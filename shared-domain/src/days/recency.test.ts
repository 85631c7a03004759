import fc from 'fast-check';
import { OLDEST_UPDATE_DAYS, recencyLabel } from './recency';

test.each([
  [-1, 0],
  [0, 0],
  [1, 0],
  [2, 2],
  [6, 6],
  [7, 7],
  [8, 7],
])('an update of %i days ago stands under %i', (daysAgo, label) => {
  expect(recencyLabel(daysAgo)).toBe(label);
});

test('older updates never stand under a newer label, and every label is one of the specification', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2, max: 20 }), (daysAgo) => {
      expect(recencyLabel(daysAgo + 1)).toBeGreaterThanOrEqual(recencyLabel(daysAgo));
      expect([0, 2, 3, 4, 5, 6, OLDEST_UPDATE_DAYS]).toContain(recencyLabel(daysAgo));
    }),
  );
});
