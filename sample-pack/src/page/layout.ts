import { at, type Box, between, type Point, seededRandom } from '../ink/geometry';

/** Rows of panels; each row says its height and how its width is shared. */
interface Grid {
  rows: readonly { height: number; columns: readonly number[] }[];
}

const row = (height: number, ...columns: number[]): Grid['rows'][number] => ({ height, columns: columns.length ? columns : [1] });

const GRIDS: Record<number, readonly Grid[]> = {
  1: [{ rows: [row(1)] }],
  2: [{ rows: [row(0.56), row(0.44)] }, { rows: [row(0.4), row(0.6)] }, { rows: [row(0.48), row(0.52)] }],
  3: [
    { rows: [row(0.44), row(0.56, 0.5, 0.5)] },
    { rows: [row(0.34), row(0.3), row(0.36)] },
    { rows: [row(0.4, 0.42, 0.58), row(0.6)] },
    { rows: [row(0.52, 0.6, 0.4), row(0.48)] },
  ],
  4: [
    { rows: [row(0.36), row(0.3, 0.52, 0.48), row(0.34)] },
    { rows: [row(0.3, 0.58, 0.42), row(0.4), row(0.3)] },
    { rows: [row(0.33), row(0.27), row(0.4, 0.56, 0.44)] },
    { rows: [row(0.5, 0.45, 0.55), row(0.5, 0.6, 0.4)] },
  ],
  5: [
    { rows: [row(0.34), row(0.3, 0.48, 0.52), row(0.36, 0.6, 0.4)] },
    { rows: [row(0.28, 0.42, 0.58), row(0.42), row(0.3, 0.5, 0.5)] },
    { rows: [row(0.3, 0.5, 0.5), row(0.28, 0.56, 0.44), row(0.42)] },
  ],
  6: [
    { rows: [row(0.3, 0.6, 0.4), row(0.34, 0.42, 0.58), row(0.36, 0.54, 0.46)] },
    { rows: [row(0.26), row(0.24, 0.5, 0.5), row(0.24), row(0.26, 0.58, 0.42)] },
  ],
};

export interface LayoutOptions {
  count: number;
  seed: number;
  sheet: Box;
  rightToLeft: boolean;
  gutter?: number;
  /** How much gutters slant. Calm scenes need none. */
  slant?: number;
}

/** The panels of a page in reading order. */
export function layoutPanels({ count, seed, sheet, rightToLeft, gutter = 16, slant = 1 }: LayoutOptions): Point[][] {
  const rng = seededRandom(seed);
  const grid = at(GRIDS[Math.min(6, Math.max(1, count))] ?? [], Math.floor(rng() * 97));
  const lean = (): number => (rng() < 0.45 ? between(rng, -0.035, 0.035) * slant : 0);
  // Each border between rows is a line y = level + lean * (x - middle).
  let level = sheet.y;
  let upper = { level, lean: 0 };
  const panels: Point[][] = [];
  grid.rows.forEach(({ height, columns }, index) => {
    level += height * sheet.h;
    const isLast = index === grid.rows.length - 1;
    const lower = { level: isLast ? sheet.y + sheet.h : level, lean: isLast ? 0 : lean() };
    const shares = rightToLeft ? [...columns].reverse() : columns;
    const cells = cellsOf({ shares, sheet, upper, lower, gutter, lean, isFirst: index === 0, isLast });
    panels.push(...(rightToLeft ? cells.reverse() : cells));
    upper = lower;
  });
  return panels.slice(0, Math.max(1, count));
}

interface Border {
  level: number;
  lean: number;
}
interface RowOptions {
  shares: readonly number[];
  sheet: Box;
  upper: Border;
  lower: Border;
  gutter: number;
  lean: () => number;
  isFirst: boolean;
  isLast: boolean;
}

function cellsOf({ shares, sheet, upper, lower, gutter, lean, isFirst, isLast }: RowOptions): Point[][] {
  const middle = sheet.x + sheet.w / 2;
  const half = gutter / 2;
  const top = (x: number): number => upper.level + upper.lean * (x - middle) + (isFirst ? 0 : half);
  const foot = (x: number): number => lower.level + lower.lean * (x - middle) - (isLast ? 0 : half);
  const height = lower.level - upper.level;
  let x = sheet.x;
  let left = { x, lean: 0 };
  return shares.map((share, i): Point[] => {
    x += share * sheet.w;
    const isEnd = i === shares.length - 1;
    const right = { x: isEnd ? sheet.x + sheet.w : x, lean: isEnd ? 0 : lean() * 1.6 };
    const edge = (side: typeof left, shift: number, atTop: boolean): number =>
      side.x + shift + side.lean * height * (atTop ? -0.5 : 0.5);
    const inLeft = i === 0 ? 0 : half;
    const inRight = isEnd ? 0 : -half;
    const corners = [
      edge(left, inLeft, true),
      edge(right, inRight, true),
      edge(right, inRight, false),
      edge(left, inLeft, false),
    ] as const;
    left = right;
    return [
      [corners[0], top(corners[0])],
      [corners[1], top(corners[1])],
      [corners[2], foot(corners[2])],
      [corners[3], foot(corners[3])],
    ];
  });
}
