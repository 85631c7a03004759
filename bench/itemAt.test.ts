import { itemAt } from './itemAt';
import { zip } from './zip';

test('itemAt wraps around, and throws for an empty list', () => {
  expect([0, 1, 2, 5].map((index) => itemAt(['a', 'b', 'c'], index))).toEqual(['a', 'b', 'c', 'c']);
  expect(() => itemAt([], 0)).toThrow(RangeError);
});

test('zip pairs items of the same index', () => {
  expect(zip([20, 200], ['short', 'long'])).toEqual([
    [20, 'short'],
    [200, 'long'],
  ]);
});
