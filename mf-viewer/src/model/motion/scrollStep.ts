import type { StripBox } from '../layout/stripGeometry';

export interface ScrollStepFrom {
  /** The offset of the screen's top in the strip, and the height of the screen. */
  top: number;
  screen: number;
  by: 1 | -1;
}

/** `across`: moves along a wide scroll. `to`: first scrolls the strip until the wide scroll is fully visible. */
export type ScrollStep = { kind: 'across'; leaf: number } | { kind: 'to'; top: number };

/** Browsers round the position where a scroll ends. */
const ROUNDING_PX = 2;

/**
 * How a step through a strip handles a visible wide scroll, which is read to its end before the strip moves on. `undefined` if no
 * wide scroll is left to read.
 * @param isLeft whether any part of a wide scroll is left to see in the direction of the step
 */
export function scrollStep(
  { top, screen, by }: ScrollStepFrom,
  boxes: readonly StripBox[],
  isLeft: (leaf: number) => boolean,
): ScrollStep | undefined {
  const bottom = top + screen;
  const inReadingOrder = by > 0 ? boxes.map((_, leaf) => leaf) : boxes.map((_, leaf) => boxes.length - 1 - leaf);
  for (const leaf of inReadingOrder) {
    // The index stays within the array.
    const box = boxes[leaf]!;
    const end = box.top + box.height;
    const isOut = by > 0 ? box.top < top - ROUNDING_PX : end > bottom + ROUNDING_PX;
    if (box.scrollWidth === undefined || isOut || box.top >= bottom || end <= top || !isLeft(leaf)) continue;
    const isWhole = box.top >= top - ROUNDING_PX && end <= bottom + ROUNDING_PX;
    return isWhole ? { kind: 'across', leaf } : { kind: 'to', top: box.top - Math.max(0, (screen - box.height) / 2) };
  }
  return undefined;
}
