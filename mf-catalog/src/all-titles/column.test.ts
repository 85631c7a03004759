import fc from 'fast-check';
import { columnOf } from './column';

describe('columnOf', () => {
  it('returns every number unchanged', () => {
    const numbers = fc.oneof(fc.array(fc.nat({ max: 300 })), fc.array(fc.integer()), fc.array(fc.maxSafeInteger()));
    fc.assert(fc.property(numbers, (all) => expect([...columnOf(all)]).toEqual(all)));
  });

  it.each([
    [[], 1],
    [[0, 255], 1],
    [[-1], 2],
    [[256, 32767], 2],
    [[32768], 4],
    [[2 ** 31], 8],
  ])('stores %j with %i bytes per number', (numbers, bytes) => {
    expect(columnOf(numbers).BYTES_PER_ELEMENT).toBe(bytes);
  });
});
