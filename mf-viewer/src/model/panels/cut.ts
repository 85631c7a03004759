import { heightOf, type PixelBox, type Region, type Sheet, widthOf } from './region';

/**
 * A straight gutter through a region. `across` runs from side to side, `down` from top to bottom. It may lean: in the middle of
 * the region it is at `at`, and from one end to the other it shifts by `lean` pixels.
 */
export interface Cut {
  way: 'across' | 'down';
  at: number;
  lean: number;
  /** The share of the line that is paper: balloons and feet may cross a gutter. */
  clear: number;
}

/** The maximum lean of gutters, as a share of their length. */
const MAX_LEAN = 0.14;
const LEAN_STEP_PX = 3;
/** Checking every second pixel of a line is enough. */
const STRIDE = 2;
/** A line with less paper than this is not a gutter. */
export const MIN_CLEAR = 0.8;
/** A line that runs through a smaller share of the region only touches its corner. */
const MIN_RUN = 0.6;

/** The clearest gutter of a region in one direction. At least `minSide` pixels of the region remain on both sides. */
export function clearestCut(sheet: Sheet, region: Region, way: Cut['way'], minSide: number): Cut | undefined {
  const [from, to] = way === 'across' ? [region.box.top, region.box.bottom] : [region.box.left, region.box.right];
  const length = way === 'across' ? widthOf(region.box) : heightOf(region.box);
  const maxLean = Math.round((length * MAX_LEAN) / LEAN_STEP_PX) * LEAN_STEP_PX;
  let best: Cut | undefined;
  for (const lean of leansUpTo(maxLean)) {
    const clearShares: number[] = [];
    for (let at = from + minSide; at <= to - minSide; at += 1) clearShares.push(clearOf(sheet, region, { way, at, lean }));
    const peak = middleOfPeak(clearShares);
    if (peak === undefined) continue;
    // The index stays within the array.
    const clear = clearShares[peak]!;
    // Straight lines are tried first. A more leaning line must be clearer by a margin.
    const isClearer = clear > (best?.clear ?? MIN_CLEAR) + (best ? 0.02 : 0);
    if (isClearer) best = { way, at: from + minSide + peak, lean, clear };
    if (best && best.clear > 0.985) break;
  }
  return best;
}

/** The leans to try, from straight to most leaning. */
function leansUpTo(max: number): number[] {
  const leans = [0];
  for (let lean = LEAN_STEP_PX; lean <= max; lean += LEAN_STEP_PX) leans.push(lean, -lean);
  return leans;
}

/**
 * The middle of the longest stretch of lines that are about as clear as the clearest line, which is the middle of a broad gutter.
 */
function middleOfPeak(clearShares: readonly number[]): number | undefined {
  let max = 0;
  for (const clear of clearShares) if (clear > max) max = clear;
  if (max < MIN_CLEAR) return undefined;
  let best = { start: 0, length: 0 };
  for (let i = 0; i < clearShares.length; i += 1) {
    // The index stays within the array.
    if (clearShares[i]! < max - 0.01) continue;
    let end = i;
    // The index stays within the array.
    while (end + 1 < clearShares.length && clearShares[end + 1]! >= max - 0.01) end += 1;
    if (end - i + 1 > best.length) best = { start: i, length: end - i + 1 };
    i = end;
  }
  return best.start + (best.length >> 1);
}

/** The share of paper along a line, within the region. */
function clearOf({ width, paper, owners }: Sheet, { id, box }: Region, { way, at, lean }: Omit<Cut, 'clear'>): number {
  const isAcross = way === 'across';
  const [from, to, min, max] = isAcross ? [box.left, box.right, box.top, box.bottom] : [box.top, box.bottom, box.left, box.right];
  // Adds half a pixel, so that truncation rounds.
  const start = at - lean / 2 + 0.5;
  const slope = lean / Math.max(1, to - from);
  let sampled = 0;
  let clear = 0;
  for (let along = from; along <= to; along += STRIDE) {
    const side = (start + slope * (along - from)) | 0;
    if (side < min || side > max) continue;
    const i = isAcross ? side * width + along : along * width + side;
    if (owners[i] !== id) continue;
    sampled += 1;
    // The index stays within the array.
    clear += paper[i]!;
  }
  return sampled * STRIDE >= (to - from) * MIN_RUN ? clear / sampled : 0;
}

/** Assigns the part beyond a cut (below it, or to its right) to another region. */
export function divide({ width, owners }: Sheet, { id, box }: Region, { way, at, lean }: Cut, newId: number): void {
  const span = extentOf(box, way);
  const slope = lean / Math.max(1, span.to - span.from);
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) {
      const along = way === 'across' ? x : y;
      const side = way === 'across' ? y : x;
      if (owners[y * width + x] === id && side > at - lean / 2 + slope * (along - span.from)) owners[y * width + x] = newId;
    }
  }
}

function extentOf({ left, top, right, bottom }: PixelBox, way: Cut['way']): { from: number; to: number } {
  return way === 'across' ? { from: left, to: right } : { from: top, to: bottom };
}
