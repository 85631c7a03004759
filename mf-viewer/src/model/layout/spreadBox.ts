import { isSpreadHalf, isStripPiece, isWideScroll } from '@komawari/shared-domain';
import type { Leaf } from '../chapter/leaves';
import type { PageFit } from '../settings/viewerSettings';
import { columnWidth } from './columnWidth';
import type { Size } from './size';
import { leavesOnScreen, type Spread } from './spreads';

export interface PlacedLeaf extends Size {
  leaf: number;
}

/** A spread in CSS pixels: its pages side by side from the left, and a blank where a half is missing. */
export interface SpreadBox extends Size {
  /** The pages from left to right on the screen. */
  pages: readonly PlacedLeaf[];
  /** Width of the blank before and after the pages. */
  blankLeft: number;
  blankRight: number;
  /** The gap between two pages. The halves of a true spread have none. */
  gap: number;
}

/** Sizes a spread for a stage. Both halves get the same height; a missing half is as wide as the one that is there. */
export function spreadBox(
  leaves: readonly Leaf[],
  spread: Spread,
  options: { stage: Size; fit: PageFit; isRtl: boolean; gap?: number },
): SpreadBox {
  const { stage, fit, isRtl } = options;
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
  const scale = fit === 'page' ? Math.max(whole, longScale(leaves[spread.first], stage)) : whole;
  // Whole pixels: halves of a spread meet without a seam.
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

/** What is no picture fills the stage. */
function sizeOf(leaf: Leaf | undefined, stage: Size): Size {
  return leaf?.kind === 'comic' ? leaf : stage;
}

/**
 * What is many times longer than it is wide, or wider than it is high, is not fitted into the stage, where nobody could read
 * it: a piece of a strip is as wide as a column, a scroll as high as the stage, but never larger than its pixels.
 */
function longScale(leaf: Leaf | undefined, stage: Size): number {
  if (leaf?.kind !== 'comic') return 0;
  if (isStripPiece(leaf)) return columnWidth(stage.width, null) / leaf.width;
  return isWideScroll(leaf) ? Math.min(1, stage.height / leaf.height) : 0;
}

function scaleOf(box: Size, stage: Size, fit: PageFit): number {
  const byWidth = stage.width / box.width;
  const byHeight = stage.height / box.height;
  if (fit === 'width') return byWidth;
  return fit === 'height' ? byHeight : Math.min(byWidth, byHeight);
}
