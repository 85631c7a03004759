import type { Position } from '../position/position';

/** The shape of one leaf in a strip: by its ratio, or by a height that its content decides. */
export type StripLeaf =
  /** `columns` is how wide it was drawn, beside an ordinary page of the chapter. */
  { kind: 'ratio'; width: number; height: number; columns: number } | { kind: 'fixed'; height: number; width: number };

export interface StripOptions {
  stageWidth: number;
  /** Width of an ordinary page. One that was drawn wider takes up to two columns, as far as the stage goes. */
  columnWidth: number;
  /** Space between leaves (docs/specification.md §9: 30, or 0 when vertical only). */
  gap: number;
}

export interface StripBox {
  top: number;
  height: number;
  width: number;
}

/** Where everything is in a strip, in whole pixels, so that pages without a gap meet without a seam. */
export interface StripGeometry {
  boxes: readonly StripBox[];
  total: number;
}

/** Lays a strip out from the sizes alone: it is whole before the first byte of a page arrives. */
export function layoutStrip(leaves: readonly StripLeaf[], { stageWidth, columnWidth, gap }: StripOptions): StripGeometry {
  let bottom = 0;
  const boxes = leaves.map((leaf, index) => {
    const width = widthOf(leaf, stageWidth, columnWidth);
    const start = bottom + (index > 0 ? gap : 0);
    bottom = start + (leaf.kind === 'fixed' ? leaf.height : (width * leaf.height) / leaf.width);
    const top = Math.round(start);
    return { top, height: Math.max(1, Math.round(bottom) - top), width: Math.round(width) };
  });
  return { boxes, total: Math.round(bottom) };
}

function widthOf(leaf: StripLeaf, stageWidth: number, columnWidth: number): number {
  if (leaf.kind === 'fixed') return Math.min(leaf.width, stageWidth);
  return Math.max(columnWidth, Math.min(columnWidth * Math.min(2, leaf.columns), stageWidth));
}

/** The leaf at a height of the strip, and how much of it lies above. In a gap it is the leaf that follows. */
export function positionAt({ boxes }: StripGeometry, y: number): Position {
  const leaf = firstEndingAfter(boxes, y);
  const box = boxes[leaf];
  if (!box) return { leaf: 0, fraction: 0 };
  return { leaf, fraction: Math.min(1, Math.max(0, (y - box.top) / box.height)) };
}

/** The height of the strip at a place. */
export function heightOf({ boxes }: StripGeometry, { leaf, fraction }: Position): number {
  const box = boxes[Math.min(leaf, boxes.length - 1)];
  return box ? box.top + fraction * box.height : 0;
}

/** Browsers round where a scroll ends. */
const ROUNDING_PX = 2;

/** Whether nothing of a strip is left below the screen, or above it. */
export function isStripEnd({ top, screen, total }: { top: number; screen: number; total: number }, by: 1 | -1): boolean {
  return by > 0 ? top + screen >= total - ROUNDING_PX : top <= ROUNDING_PX;
}

/** First and last leaf of which something lies between two heights. */
export function leavesBetween({ boxes }: StripGeometry, from: number, to: number): { first: number; last: number } {
  const first = firstEndingAfter(boxes, from);
  let last = first;
  // The index runs within the array.
  while (last + 1 < boxes.length && boxes[last + 1]!.top < to) last += 1;
  return { first, last };
}

/** Binary search: chapters have up to a thousand leaves and this runs on every frame of a scroll. */
function firstEndingAfter(boxes: readonly StripBox[], y: number): number {
  let low = 0;
  let high = Math.max(0, boxes.length - 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    // The index runs within the array.
    const { top, height } = boxes[middle]!;
    if (top + height > y) high = middle;
    else low = middle + 1;
  }
  return low;
}
