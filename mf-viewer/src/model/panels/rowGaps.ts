import type { Bitmap } from '../bitmap/bitmap';

/** A stretch of a page on which nothing is drawn, in shares of its height. */
export interface RowGap {
  from: number;
  to: number;
}

/** Within an empty row, and from row to row of a gap. */
const EVEN = 18;
const DRIFT = 10;
/** Specks in an empty row. */
const SPECKS = 0.01;
/** A gap is no lower than this, of the page's width: less is the space between two lines of a drawing. */
const MIN_HEIGHT = 0.014;

/** The empty rows between the panels of a strip, whatever their color. From top to bottom. */
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
  // A row has a pixel at least.
  const level = row[row.length >> 1]!;
  let strays = 0;
  for (const value of row) if (value < level - EVEN || value > level + EVEN) strays += 1;
  return strays <= row.length * SPECKS ? level : undefined;
}
