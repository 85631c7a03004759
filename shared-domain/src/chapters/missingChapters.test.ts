import fc from 'fast-check';
import { missingChapters } from './missingChapters';

test.each([
  ['#003', '#007', { from: 4, to: 6, count: 3 }],
  ['#003', '#005', { from: 4, to: 4, count: 1 }],
  ['#003', '#004', undefined],
  ['#003', '#003.5', undefined],
  ['#003.5', '#005', { from: 4, to: 4, count: 1 }],
  ['#003.5', '#005.5', { from: 4, to: 5, count: 2 }],
  ['#016-017', '#019', { from: 18, to: 18, count: 1 }],
  ['#015', '#016-017', undefined],
  ['#003', 'ex', undefined],
  ['One-Shot', '#210', undefined],
  ['Extra 2', '#007', undefined],
  ['#007', '#003', undefined],
  ['#007', '#007', undefined],
  [undefined, '#003', undefined],
  ['#003', undefined, undefined],
])('between %s and %s is missing %j', (earlier, later, missing) => {
  expect(missingChapters(earlier, later)).toEqual(missing);
});

test('counts exactly the whole numbers between two chapters', () => {
  const tenths = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(tenths, tenths, fc.integer({ min: 0, max: 2000 }), (a, b, probe) => {
      const missing = missingChapters(`#${a / 10}`, `#${b / 10}`);
      const isMissing = missing !== undefined && missing.from <= probe && probe <= missing.to;
      expect(isMissing).toBe(a / 10 < probe && probe < b / 10);
      if (missing) expect(missing.count).toBe(missing.to - missing.from + 1);
    }),
  );
});
