import type { Box } from '../bitmap/bitmap';

/** The margins of a page, in shares of its width and height. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;
/** This many pages are enough to determine a chapter's margins, or all of them if the chapter has fewer. */
export const ENOUGH_PAGES = 4;
/**
 * About one page in seven may reach further out than the others. It is shown whole, and does not limit the crop of the others.
 */
const ODD_PAGES = 0.15;
/** The part of a margin that stays, so that no line is cut off. */
const AIR = 0.006;
/** A smaller crop is not worth it. A larger one is a mistake. */
const MIN_CROP = 0.008;
const MAX_CROP = 0.3;
const SAME = 0.003;

export function marginsOf({ x, y, w, h }: Box): Margins {
  return { left: x, top: y, right: 1 - x - w, bottom: 1 - y - h };
}

/**
 * The crop of all pages of a chapter. It is the same for each page, so that pages do not jump when they are turned. A strip keeps
 * its heights, and its two sides are cropped equally, because its pages form one picture.
 */
export function chapterCrop(pages: readonly Margins[], { isStrip }: { isStrip: boolean }): Margins | undefined {
  // A page that bleeds on every side says nothing about the others.
  const ordinary = pages.filter((page) => SIDES.some((side) => page[side] > MIN_CROP));
  if (ordinary.length * 2 < pages.length || ordinary.length === 0) return undefined;
  const common = (side: keyof Margins) => {
    const sorted = ordinary.map((page) => page[side]).toSorted((a, b) => a - b);
    // The check above makes sure that the list is not empty.
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

/** A crop that differs by less than this is kept, so that pages stay as large as the previous ones. */
const KEPT = 0.01;

/** Whether the crop found with more pages is too similar to be worth a change. */
export function isSameCrop(before: Margins | undefined, latest: Margins | undefined): boolean {
  if (!before || !latest) return before === latest;
  // A crop that cuts into art is never kept. One that leaves slightly more margin is kept.
  return SIDES.every((side) => before[side] <= latest[side] + SAME && before[side] >= latest[side] - KEPT);
}

/** The part of a page that remains; `undefined` if the crop would cut into its art. */
export function croppedBox(page: Margins, crop: Margins): Box | undefined {
  if (SIDES.some((side) => page[side] < crop[side] - SAME)) return undefined;
  return { x: crop.left, y: crop.top, w: 1 - crop.left - crop.right, h: 1 - crop.top - crop.bottom };
}

/** The first page of a strip loses the empty space above it, the last page the empty space below it. */
export function stripEnds(page: Margins, crop: Margins, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): Margins {
  const cut = (margin: number) => Math.max(0, margin - AIR);
  return { ...crop, top: isFirst ? cut(page.top) : crop.top, bottom: isLast ? cut(page.bottom) : crop.bottom };
}

/** Converts a height from a share of the whole page to a share of its cropped part. */
export function inCrop(share: number, crop: Box | undefined): number {
  return crop ? Math.min(1, Math.max(0, (share - crop.y) / crop.h)) : share;
}
