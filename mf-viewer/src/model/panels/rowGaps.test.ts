import fc from 'fast-check';
import type { Bitmap } from '../bitmap/bitmap';
import { rowGaps } from './rowGaps';

/** Wide enough that a gap has at least three rows. */
const WIDTH = 200;

type Row = (x: number) => number;

const paper: Row = () => 255;
const ink: Row = () => 0;
const art: Row = (x) => (x % 7) * 40;

/** A page of these rows, each repeated as often as its count says. */
function page(...parts: [count: number, row: Row][]): Bitmap {
  const rows = parts.flatMap(([count, row]) =>
    Array.from({ length: count }, () => Array.from({ length: WIDTH }, (_, x) => row(x))),
  );
  return { width: WIDTH, height: rows.length, levels: Uint8Array.from(rows.flat()) };
}

test('an empty stretch between two panels is a gap, in shares of the height', () => {
  expect(rowGaps(page([40, art], [20, paper], [40, art]))).toEqual([{ from: 0.4, to: 0.6 }]);
});

test.each([
  ['white', paper],
  ['black', ink],
  ['gray', () => 128],
])('a gap may be %s', (_color, row) => {
  expect(rowGaps(page([10, art], [10, row]))).toEqual([{ from: 0.5, to: 1 }]);
});

test('a stretch of fewer than three rows is not a gap', () => {
  expect(rowGaps(page([10, art], [2, paper], [10, art]))).toEqual([]);
  expect(rowGaps(page([10, art], [3, paper], [7, art]))).toHaveLength(1);
});

test('a few specks do not end a gap, but a thin line does', () => {
  const specks: Row = (x) => (x < 2 ? 0 : 255);
  const line: Row = (x) => (x < 3 ? 0 : 255);
  expect(rowGaps(page([5, paper], [1, specks], [4, paper]))).toEqual([{ from: 0, to: 1 }]);
  expect(rowGaps(page([5, paper], [1, line], [4, paper]))).toEqual([
    { from: 0, to: 0.5 },
    { from: 0.6, to: 1 },
  ]);
});

test('two adjacent colors are two gaps, and compression noise does not split a gap', () => {
  expect(rowGaps(page([5, paper], [5, ink]))).toEqual([
    { from: 0, to: 0.5 },
    { from: 0.5, to: 1 },
  ]);
  expect(rowGaps(page([5, paper], [5, () => 247]))).toEqual([{ from: 0, to: 1 }]);
});

test('a page full of art has no gap', () => {
  expect(rowGaps(page([30, art]))).toEqual([]);
});

test('in a page of alternating art and paper, the gaps are exactly the stretches of paper', () => {
  const stretch = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 3, max: 20 }), fc.constantFrom(paper, ink));
  fc.assert(
    fc.property(fc.array(stretch, { minLength: 1, maxLength: 6 }), (stretches) => {
      const bitmap = page(
        ...stretches.flatMap(([panel, gap, row]): [number, Row][] => [
          [panel, art],
          [gap, row],
        ]),
      );
      let y = 0;
      const expected = stretches.map(([panel, gap]) => {
        const from = y + panel;
        y = from + gap;
        return { from: from / bitmap.height, to: y / bitmap.height };
      });
      expect(rowGaps(bitmap)).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});
