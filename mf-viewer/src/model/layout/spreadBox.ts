import { isSpreadHalf, isStripPiece, isWideScroll } from '@komawari/shared-domain';
import type { Leaf } from '../chapter/leaves';
import type { PageFit } from '../settings/viewerSettings';
import { columnWidth } from './columnWidth';
import type { Size } from './size';
import { leavesOnScreen, type Spread } from './spreads';

export interface PlacedLeaf extends Size {
  leaf: number;
}

/** A spread in CSS pixels: its pages side by side from the left, with a blank for a missing half. */
export interface SpreadBox extends Size {
  /** The pages in screen order, from left to right. */
  pages: readonly PlacedLeaf[];
  /** Width of the blank before and after the pages. */
  blankLeft: number;
  blankRight: number;
  /** The gap between two pages. The halves of a true spread have no gap. */
  gap: number;
}

/** Computes the size of a spread on a stage. Both halves get the same height. A missing half is as wide as the other one. */
export function spreadBox(
  leaves: readonly Leaf[],
  spread: Spread,
  options: { stage: Size; fit: PageFit; isRtl: boolean; usual: Size; gap?: number },
): SpreadBox {
  const { stage, fit, isRtl, usual } = options;
  const { slot } = spread;
  const indexes = leavesOnScreen(spread, isRtl);
  const sizes = indexes.map((index) => sizeOf(leaves[index], stage));
  const height = Math.max(...sizes.map((size) => size.height));
  const widths = sizes.map((size) => (size.width * height) / size.height);
  const gap = slot === 'pair' && !indexes.every((index) => isHalf(leaves[index])) ? (options.gap ?? 0) : 0;
  const blank = slot === 'left' || slot === 'right' ? (widths[0] ?? 0) : 0;
  const whole = scaleOf(
    { width: widths.reduce((sum, width) => sum + width, blank), height },
    { ...stage, width: stage.width - gap },
    fit,
  );
  const scale = fit === 'page' ? Math.max(whole, longScale(leaves[spread.first], stage, usual)) : whole;
  // Whole pixels, so that the halves of a spread meet without a seam.
  const pages = indexes.map((leaf, i) => ({ leaf, width: Math.round(widths[i]! * scale), height: Math.round(height * scale) }));
  const blankWidth = Math.round(blank * scale);
  return {
    pages,
    blankLeft: slot === 'right' ? blankWidth : 0,
    blankRight: slot === 'left' ? blankWidth : 0,
    gap,
    width: pages.reduce((sum, page) => sum + page.width, blankWidth + gap),
    height: Math.round(height * scale),
  };
}

function isHalf(leaf: Leaf | undefined): boolean {
  return leaf?.kind === 'comic' && isSpreadHalf(leaf.type);
}

/** Leaves that are not pictures fill the stage. */
function sizeOf(leaf: Leaf | undefined, stage: Size): Size {
  return leaf?.kind === 'comic' ? leaf : stage;
}

/**
 * A very long or very wide picture would be unreadable if it were fitted into the stage. So a piece of a strip is as wide as a
 * column. A wide scroll is as high as the stage, but is never enlarged.
 * @param usual the usual page of the chapter
 */
function longScale(leaf: Leaf | undefined, stage: Size, usual: Size): number {
  if (leaf?.kind !== 'comic') return 0;
  if (isStripPiece(leaf)) return columnWidth(stage.width, null) / leaf.width;
  return isWideScroll(leaf, usual) ? Math.min(1, stage.height / leaf.height) : 0;
}

function scaleOf(box: Size, stage: Size, fit: PageFit): number {
  const byWidth = stage.width / box.width;
  const byHeight = stage.height / box.height;
  if (fit === 'width') return byWidth;
  return fit === 'height' ? byHeight : Math.min(byWidth, byHeight);
}
