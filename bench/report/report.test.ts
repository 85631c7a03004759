import { atLeast, atMost, lastWithin } from './goal';
import { percentile } from './percentile';
import { reportLines } from './report';

test('percentile returns one of the values', () => {
  const values = [5, 1, 4, 2, 3];
  expect(percentile(values, 0.5)).toBe(3);
  expect(percentile(values, 0.95)).toBe(5);
  expect(percentile(values, 0)).toBe(1);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test('atMost is met when every column is within the limit', () => {
  expect(atMost(50, 'ms').judge([50, 12]).isMet).toBe(true);
  expect(atMost(50, 'ms').judge([12, 50.1]).isMet).toBe(false);
  // A value that could not be measured meets no goal.
  expect(atMost(50, 'ms').judge([Number.NaN]).isMet).toBe(false);
});

test('atLeast is met when every column reaches the value', () => {
  expect(atLeast(980).judge([1000, 980]).isMet).toBe(true);
  expect(atLeast(980).judge([1000, 979]).isMet).toBe(false);
  expect(atLeast(980).judge([Number.NaN]).isMet).toBe(false);
});

test('lastWithin compares the last column with the first', () => {
  expect(lastWithin(1.5).judge([10, 99, 15])).toEqual({ isMet: true, remark: '1.50 ×' });
  expect(lastWithin(1.5).judge([10, 11, 16])).toEqual({ isMet: false, remark: '1.60 ×' });
});

test('reportLines shows each goal beside its values', () => {
  const rows = [
    { measure: 'frames', values: [16.7, 33.4], digits: 1, goal: atMost(17, 'ms') },
    { measure: 'DOM nodes', values: [1200, 24_000] },
  ];
  expect(reportLines({ title: 'Lists', columns: ['10', '1,000'], rows })).toEqual(
    [
      'Lists',
      '',
      '              10   1,000  goal',
      '---------------------------------------',
      'frames      16.7    33.4  ≤ 17 ms  misses',
      'DOM nodes  1,200  24,000',
    ].map((line) => (line.startsWith('---') ? '-'.repeat('frames      16.7    33.4  ≤ 17 ms  misses'.length) : line)),
  );
});
