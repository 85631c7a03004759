import { itemAt } from './itemAt';
import { zip } from './zip';

test('an index goes round and round', () => {
  expect([0, 1, 2, 5].map((index) => itemAt(['a', 'b', 'c'], index))).toEqual(['a', 'b', 'c', 'c']);
  expect(() => itemAt([], 0)).toThrow(RangeError);
});

test('what is said of the same thing stands together', () => {
  expect(zip([20, 200], ['short', 'long'])).toEqual([
    [20, 'short'],
    [200, 'long'],
  ]);
});
