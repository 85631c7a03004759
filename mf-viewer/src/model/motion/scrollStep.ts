import type { StripBox } from '../layout/stripGeometry';

export interface ScrollStepFrom {
  /** What of the strip is at the top of the screen, and how much of it the screen shows. */
  top: number;
  screen: number;
  by: 1 | -1;
}

/** Along a scroll, or first to where all of it is on the screen. */
export type ScrollStep = { kind: 'across'; leaf: number } | { kind: 'to'; top: number };

/** Browsers round where a scroll ends. */
const ROUNDING_PX = 2;

/**
 * What a step through a strip does to a scroll on the screen, which is read to its end before the strip goes on.
 * `undefined` where there is none that the reader has not read.
 * @param isLeft whether anything of a scroll is left to see in the direction of the step
 */
export function scrollStep(
  { top, screen, by }: ScrollStepFrom,
  boxes: readonly StripBox[],
  isLeft: (leaf: number) => boolean,
): ScrollStep | undefined {
  const bottom = top + screen;
  const inReadingOrder = by > 0 ? boxes.map((_, leaf) => leaf) : boxes.map((_, leaf) => boxes.length - 1 - leaf);
  for (const leaf of inReadingOrder) {
    // The index runs within the array.
    const box = boxes[leaf]!;
    const end = box.top + box.height;
    const isOut = by > 0 ? box.top < top - ROUNDING_PX : end > bottom + ROUNDING_PX;
    if (box.scrollWidth === undefined || isOut || box.top >= bottom || end <= top || !isLeft(leaf)) continue;
    const isWhole = box.top >= top - ROUNDING_PX && end <= bottom + ROUNDING_PX;
    return isWhole ? { kind: 'across', leaf } : { kind: 'to', top: box.top - Math.max(0, (screen - box.height) / 2) };
  }
  return undefined;
}
