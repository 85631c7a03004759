import type { Position } from '../position/position';

/** The shape of one leaf in a strip: by its ratio, or by a height that its content decides. */
export type StripLeaf =
  /**
   * `columns` is how wide it was drawn, beside an ordinary page of the chapter. What `joins` lies without a gap below another
   * one that does: both are pieces of one picture.
   */
  | { kind: 'ratio'; width: number; height: number; columns: number; joins?: boolean }
  /** Read sideways, as high as the stage, but no higher than it can be without being blown up. */
  | { kind: 'scroll'; width: number; height: number; maxHeight: number }
  | { kind: 'fixed'; height: number; width: number };

export interface StripOptions {
  stageWidth: number;
  stageHeight: number;
  /** Width of an ordinary page. One that was drawn wider takes up to two columns, as far as the stage goes. */
  columnWidth: number;
  /** Space between leaves (docs/specification.md §9: 30, or 0 when vertical only). */
  gap: number;
}

export interface StripBox {
  top: number;
  height: number;
  width: number;
  /** How wide the picture is, of which the box shows a part at a time. */
  scrollWidth?: number;
}

/** Where everything is in a strip, in whole pixels, so that pages without a gap meet without a seam. */
export interface StripGeometry {
  boxes: readonly StripBox[];
  total: number;
}

/** Lays a strip out from the sizes alone: it is whole before the first byte of a page arrives. */
export function layoutStrip(leaves: readonly StripLeaf[], options: StripOptions): StripGeometry {
  let bottom = 0;
  const boxes = leaves.map((leaf, index): StripBox => {
    const { width, height, scrollWidth } = sizeOf(leaf, options);
    const start = bottom + (index === 0 || areJoined(leaves[index - 1], leaf) ? 0 : options.gap);
    bottom = start + height;
    const top = Math.round(start);
    const box = { top, height: Math.max(1, Math.round(bottom) - top), width: Math.round(width) };
    return scrollWidth === undefined ? box : { ...box, scrollWidth: Math.round(scrollWidth) };
  });
  return { boxes, total: Math.round(bottom) };
}

function areJoined(above: StripLeaf | undefined, below: StripLeaf): boolean {
  return above?.kind === 'ratio' && below.kind === 'ratio' && above.joins === true && below.joins === true;
}

/** So much of the stage a scroll takes: what follows it can be seen. */
const SCROLL_SHARE = 0.85;

function sizeOf(leaf: StripLeaf, { stageWidth, stageHeight, columnWidth }: StripOptions): Omit<StripBox, 'top'> {
  if (leaf.kind === 'fixed') return { width: Math.min(leaf.width, stageWidth), height: leaf.height };
  const ratio = leaf.height / leaf.width;
  if (leaf.kind === 'scroll') {
    const height = Math.max(columnWidth * ratio, Math.min(stageHeight * SCROLL_SHARE, leaf.maxHeight));
    return { width: Math.min(stageWidth, height / ratio), height, scrollWidth: height / ratio };
  }
  const width = Math.max(columnWidth, Math.min(columnWidth * Math.min(2, leaf.columns), stageWidth));
  return { width, height: width * ratio };
}

/** A point of a leaf. */
export interface StripPoint {
  leaf: number;
  /** Share of the leaf that lies above it, 0 to 1. */
  share: number;
}

/** The point at a height of the strip. In a gap it is the beginning of the leaf that follows. */
export function pointAt({ boxes }: StripGeometry, y: number): StripPoint {
  const leaf = firstEndingAfter(boxes, y);
  const box = boxes[leaf];
  if (!box) return { leaf: 0, share: 0 };
  return { leaf, share: Math.min(1, Math.max(0, (y - box.top) / box.height)) };
}

/** The height of the strip at a point. */
export function heightOf({ boxes }: StripGeometry, { leaf, share }: StripPoint): number {
  const box = boxes[leaf];
  return box ? box.top + share * box.height : 0;
}

/** Part of a strip that is on the screen, in pixels. */
interface StripScreen {
  top: number;
  height: number;
}

/** The line of the screen that the reader looks at, as a share of its height. */
const FOCUS_LINE = 0.45;

/** The leaf that the reader looks at: at the end of the strip its last one, however little of it there is. */
export function focusedLeafOf(geometry: StripGeometry, { top, height }: StripScreen): number {
  const isAtEnd = isStripEnd({ top, screen: height, total: geometry.total }, 1);
  return isAtEnd ? Math.max(0, geometry.boxes.length - 1) : pointAt(geometry, top + height * FOCUS_LINE).leaf;
}

/** Where a reader is who looks at a leaf. */
export function positionOf({ boxes }: StripGeometry, leaf: number, { top, height }: StripScreen): Position {
  const box = boxes[leaf];
  if (!box) return { leaf: 0, fraction: 0 };
  const above = top - box.top;
  return { leaf, fraction: above / (above < 0 ? height : box.height) };
}

/** How far a strip is scrolled at a position, in pixels. */
export function scrollTopOf({ boxes }: StripGeometry, { leaf, fraction }: Position, screenHeight: number): number {
  const box = boxes[Math.min(leaf, boxes.length - 1)];
  return box ? Math.max(0, box.top + fraction * (fraction < 0 ? screenHeight : box.height)) : 0;
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
