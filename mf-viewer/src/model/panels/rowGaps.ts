import type { Bitmap } from '../bitmap/bitmap';

/** An empty stretch of a page, in shares of its height. */
export interface RowGap {
  from: number;
  to: number;
}

/** The maximum differences in brightness: within an empty row, and between the first row of a gap and the others. */
const EVEN = 18;
const DRIFT = 10;
/** The share of an empty row that specks may cover. */
const SPECKS = 0.01;
/** The minimum height of a gap, as a share of the page's width. Lower ones are spaces between two lines of a drawing. */
const MIN_HEIGHT = 0.014;

/** The empty rows between the panels of a strip, from top to bottom, whatever their color. */
export function rowGaps({ width, height, levels }: Bitmap): RowGap[] {
  const gaps: RowGap[] = [];
  const min = Math.max(2, Math.round(width * MIN_HEIGHT));
  let start = -1;
  let startLevel = 0;
  const close = (end: number) => {
    if (start >= 0 && end - start >= min) gaps.push({ from: start / height, to: end / height });
    start = -1;
  };
  for (let y = 0; y < height; y += 1) {
    const level = levelOfEmptyRow(levels.subarray(y * width, (y + 1) * width));
    if (level === undefined || (start >= 0 && Math.abs(level - startLevel) > DRIFT)) close(y);
    if (level !== undefined && start < 0) {
      start = y;
      startLevel = level;
    }
  }
  close(height);
  return gaps;
}

function levelOfEmptyRow(row: Uint8Array): number | undefined {
  // A row has at least one pixel.
  const level = row[row.length >> 1]!;
  let strays = 0;
  for (const value of row) if (value < level - EVEN || value > level + EVEN) strays += 1;
  return strays <= row.length * SPECKS ? level : undefined;
}
