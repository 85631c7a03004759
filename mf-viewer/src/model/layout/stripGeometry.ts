import type { Position } from '../position/position';

/** The shape of one leaf in a strip: given by its aspect ratio, or by the height of its content. */
export type StripLeaf =
  /**
   * `columns` is its original width, in widths of an ordinary page of the chapter. Two successive leaves with `joins` have no gap
   * between them: both are pieces of one picture.
   */
  | { kind: 'ratio'; width: number; height: number; columns: number; joins?: boolean }
  /** Scrolled horizontally. It is as high as the stage allows, but is not enlarged. */
  | { kind: 'scroll'; width: number; height: number; maxHeight: number }
  | { kind: 'fixed'; height: number; width: number };

export interface StripOptions {
  stageWidth: number;
  stageHeight: number;
  /** Width of an ordinary page. A page that was drawn wider takes up to two columns, as far as the stage allows. */
  columnWidth: number;
  /** Space between leaves (docs/specification.md §9: 30, or 0 when vertical only). */
  gap: number;
}

export interface StripBox {
  top: number;
  height: number;
  width: number;
  /** The width of the whole picture, if the box shows only a part of it at a time. */
  scrollWidth?: number;
}

/** The positions of all leaves in a strip, in whole pixels, so that pages without a gap meet without a seam. */
export interface StripGeometry {
  boxes: readonly StripBox[];
  total: number;
}

/** Computes the layout of a strip from the sizes alone, so it is complete before the first byte of a page arrives. */
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

/** A wide scroll takes this share of the stage height, so that the next leaf is visible. */
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
  /** Share of the leaf above the point, 0 to 1. */
  share: number;
}

/** The point at a height of the strip. In a gap, it is the start of the next leaf. */
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

/** The visible part of a strip, in pixels. */
interface StripScreen {
  top: number;
  height: number;
}

/** The line of the screen on which the reader focuses, as a share of its height. */
const FOCUS_LINE = 0.45;

/** The leaf in focus. At the end of the strip it is the last leaf, however little of it is visible. */
export function focusedLeafOf(geometry: StripGeometry, { top, height }: StripScreen): number {
  const isAtEnd = isStripEnd({ top, screen: height, total: geometry.total }, 1);
  return isAtEnd ? Math.max(0, geometry.boxes.length - 1) : pointAt(geometry, top + height * FOCUS_LINE).leaf;
}

/** The position of a reader whose focus is on a leaf. */
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

/** Browsers round the position where a scroll ends. */
const ROUNDING_PX = 2;

/** Whether a strip has nothing left below the screen, or above it. */
export function isStripEnd({ top, screen, total }: { top: number; screen: number; total: number }, by: 1 | -1): boolean {
  return by > 0 ? top + screen >= total - ROUNDING_PX : top <= ROUNDING_PX;
}

/** First and last leaf that are at least partly between two heights. */
export function leavesBetween({ boxes }: StripGeometry, from: number, to: number): { first: number; last: number } {
  const first = firstEndingAfter(boxes, from);
  let last = first;
  // The index stays within the array.
  while (last + 1 < boxes.length && boxes[last + 1]!.top < to) last += 1;
  return { first, last };
}

/** Binary search: a chapter has up to a thousand leaves, and this runs on every frame of a scroll. */
function firstEndingAfter(boxes: readonly StripBox[], y: number): number {
  let low = 0;
  let high = Math.max(0, boxes.length - 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    // The index stays within the array.
    const { top, height } = boxes[middle]!;
    if (top + height > y) high = middle;
    else low = middle + 1;
  }
  return low;
}
