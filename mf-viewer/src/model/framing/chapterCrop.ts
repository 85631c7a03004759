import type { Box } from '../bitmap/bitmap';

/** What of a page is margin, in shares of its width and height. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;
/** So many pages tell what a chapter's margins are; fewer where it has fewer. */
export const ENOUGH_PAGES = 4;
/** One page in seven may reach further out than the others: it is shown whole, and the others do not suffer for it. */
const ODD_PAGES = 0.15;
/** What stays of a margin, so that no line is shaved. */
const AIR = 0.006;
/** Cropping less is worth nothing; cropping more is a mistake. */
const MIN_CROP = 0.008;
const MAX_CROP = 0.3;
const SAME = 0.003;

export function marginsOf({ x, y, w, h }: Box): Margins {
  return { left: x, top: y, right: 1 - x - w, bottom: 1 - y - h };
}

/**
 * What is cropped of every page of a chapter, the same of each, so that pages do not jump when they are turned
 *. A strip keeps its heights, and its sides stay equal: its pages are one picture.
 */
export function chapterCrop(pages: readonly Margins[], { isStrip }: { isStrip: boolean }): Margins | undefined {
  // A page that bleeds on every side says nothing of the others.
  const ordinary = pages.filter((page) => SIDES.some((side) => page[side] > MIN_CROP));
  if (ordinary.length * 2 < pages.length || ordinary.length === 0) return undefined;
  const common = (side: keyof Margins) => {
    const sorted = ordinary.map((page) => page[side]).toSorted((a, b) => a - b);
    // There are `ENOUGH_PAGES` at least, so the list is not empty.
    const crop = sorted[Math.floor(sorted.length * ODD_PAGES)]! - AIR;
    return crop < MIN_CROP ? 0 : Math.min(MAX_CROP, crop);
  };
  const [left, right] = [common('left'), common('right')];
  const side = Math.min(left, right);
  const crop = isStrip
    ? { left: side, top: 0, right: side, bottom: 0 }
    : { left, top: common('top'), right, bottom: common('bottom') };
  return SIDES.some((name) => crop[name] > 0) ? crop : undefined;
}

/** A crop that differs less than this is kept, so that pages stay as large as those before them. */
const KEPT = 0.01;

/** Whether a crop that was found of more pages is worth changing to. */
export function isSameCrop(before: Margins | undefined, latest: Margins | undefined): boolean {
  if (!before || !latest) return before === latest;
  // What cuts into art is never kept; what leaves a little more is.
  return SIDES.every((side) => before[side] <= latest[side] + SAME && before[side] >= latest[side] - KEPT);
}

/** What is left of a page. Nothing where the crop would cut into its art. */
export function croppedBox(page: Margins, crop: Margins): Box | undefined {
  if (SIDES.some((side) => page[side] < crop[side] - SAME)) return undefined;
  return { x: crop.left, y: crop.top, w: 1 - crop.left - crop.right, h: 1 - crop.top - crop.bottom };
}

/** The first page of a strip loses what is empty above it, the last what is empty below. */
export function stripEnds(page: Margins, crop: Margins, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): Margins {
  const cut = (margin: number) => Math.max(0, margin - AIR);
  return { ...crop, top: isFirst ? cut(page.top) : crop.top, bottom: isLast ? cut(page.bottom) : crop.bottom };
}

/** A height of the whole page, as a share of what is left of it. */
export function inCrop(share: number, crop: Box | undefined): number {
  return crop ? Math.min(1, Math.max(0, (share - crop.y) / crop.h)) : share;
}
