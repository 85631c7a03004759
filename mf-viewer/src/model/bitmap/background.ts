import type { Bitmap } from './bitmap';

/** The paper color behind the panels. */
export interface Background {
  level: number;
  /**
   * How far its pixels deviate from that: little on clean paper, more with grain and JPEG compression. A pale sky is not paper.
   */
  tolerance: number;
  /** The share of the outermost pixels that have this color: 1 means a page with clear margins. */
  share: number;
}

const MIN_TOLERANCE = 9;
const MAX_TOLERANCE = 22;
/** The width of the rim in which paper is searched, as a share of the shorter side. The gutters of a bleeding page end there. */
const RIM = 0.025;
const BIN = 16;
/** A background has at least this share of the rim. On a page that bleeds, only the ends of the gutters are in the rim. */
const MIN_SHARE = 0.008;
const MAX_BACKGROUNDS = 3;

/** The possible backgrounds, the most likely first: the color of most of the rim, then other frequent colors there. */
export function findBackgrounds(bitmap: Bitmap): Background[] {
  const rim = rimLevels(bitmap);
  const counts = new Array<number>(256 / BIN).fill(0);
  // The index stays within the array.
  for (const level of rim) counts[Math.floor(level / BIN)]! += 1;
  const bins = counts.map((count, bin) => ({ count, bin })).toSorted((a, b) => b.count - a.count || b.bin - a.bin);
  const backgrounds: Background[] = [];
  for (const { bin } of bins) {
    const background = backgroundAround(rim, bin * BIN + BIN / 2);
    const isNew = backgrounds.every((known) => Math.abs(known.level - background.level) > MAX_TOLERANCE);
    if (isNew && background.share >= MIN_SHARE) backgrounds.push(background);
    if (backgrounds.length === MAX_BACKGROUNDS) break;
  }
  return backgrounds;
}

function backgroundAround(rim: readonly number[], middle: number): Background {
  const near = rim.filter((value) => Math.abs(value - middle) <= MAX_TOLERANCE).toSorted((a, b) => a - b);
  const level = near[near.length >> 1] ?? middle;
  const strays = near.map((value) => Math.abs(value - level)).toSorted((a, b) => a - b);
  const usual = strays[Math.floor(strays.length * 0.75)] ?? 0;
  const tolerance = Math.min(MAX_TOLERANCE, Math.max(MIN_TOLERANCE, usual * 3));
  return { level, tolerance, share: near.length / Math.max(1, rim.length) };
}

function rimDepth({ width, height }: Bitmap): number {
  return Math.max(1, Math.round(Math.min(width, height) * RIM));
}

function rimLevels(bitmap: Bitmap): number[] {
  const { width, height, levels } = bitmap;
  const depth = rimDepth(bitmap);
  const rim: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const isWhole = y < depth || y >= height - depth;
    for (let x = 0; x < width; x += 1) {
      if (!isWhole && x === depth && width > depth * 2) x = width - depth;
      // The index stays within the array.
      rim.push(levels[y * width + x]!);
    }
  }
  return rim;
}

/**
 * Paper that is connected with the rim of the page: margins and gutters. Areas of the same brightness inside a frame are not
 * reached, and neither is art.
 * @returns 1 for each pixel of paper
 */
export function findPaper(bitmap: Bitmap, { level, tolerance }: Background): Uint8Array {
  const { width, height, levels } = bitmap;
  const paper = new Uint8Array(levels.length);
  const stack = new Int32Array(levels.length);
  const [darkest, lightest] = [level - tolerance, level + tolerance];
  let waiting = 0;
  const reach = (i: number) => {
    // The index stays within the array.
    if (paper[i] || levels[i]! < darkest || levels[i]! > lightest) return;
    paper[i] = 1;
    stack[waiting] = i;
    waiting += 1;
  };
  const depth = rimDepth(bitmap);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (y < depth || y >= height - depth || x < depth || x >= width - depth) reach(y * width + x);
    }
  }
  while (waiting > 0) {
    waiting -= 1;
    // The index stays within the array.
    const i = stack[waiting]!;
    const x = i % width;
    if (x > 0) reach(i - 1);
    if (x < width - 1) reach(i + 1);
    if (i >= width) reach(i - width);
    if (i + width < levels.length) reach(i + width);
  }
  return paper;
}
