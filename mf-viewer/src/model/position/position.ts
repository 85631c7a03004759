import { isComic, type Leaf, leafOfPageNumber, pageCountOf, pageNumberAt } from '../chapter/leaves';

/**
 * Where a reader is: at the leaf that they look at. Never pixels, so that it holds through resize, rotation and every change of
 * mode, quality and language.
 */
export interface Position {
  leaf: number;
  /**
   * 0 to 1: so much of the leaf lies above the top of the screen. Below 0, down to -1: it begins so much of a screen below its top,
   * and is in sight on every screen. Always 0 in paged modes.
   */
  fraction: number;
}

export const START: Position = { leaf: 0, fraction: 0 };

/** What is kept between visits (shared-state, reading progress): pages are counted from 0 among the pictures. */
export interface StoredPosition {
  chapterId: number;
  page: number;
  fraction: number;
}

/** How the reader comes into a chapter. */
export interface Entrance {
  /** The number of `?p=7`, as it stands in the address. */
  linkedPage: string | null;
  /** The reader comes back from the chapter after it. */
  isFromAfter: boolean;
  /** The reader left it in this visit, and comes back by the browser's Back: what the address names may be older than that. */
  isReturn: boolean;
}

/** By a link that says no more than the chapter. */
export const BY_LINK: Entrance = { linkedPage: null, isFromAfter: false, isReturn: false };

export interface Opening extends Entrance {
  chapterId: number;
  leaves: readonly Leaf[];
  stored: StoredPosition | undefined;
  /** Where exactly it was left for another chapter, if the reader comes back by the browser's Back. */
  left?: Position | undefined;
}

/** Where a chapter opens: at the place to which the reader goes back, else at the page that the address names, else where it was left, else at its start. */
export function openingPosition({ chapterId, leaves, linkedPage, stored, left, isFromAfter, isReturn }: Opening): Position {
  if (left) return clampPosition(left, leaves.length);
  const kept = stored?.chapterId === chapterId ? stored : undefined;
  if (kept && isReturn) return positionLeft(leaves, kept);
  const linked = Number(linkedPage ?? '');
  if (Number.isFinite(linked) && linked >= 1) {
    // The address names the page alone; of the page that was left we know the fraction too (a reload).
    return kept?.page === linked - 1 ? positionLeft(leaves, kept) : { leaf: leafOfPageNumber(leaves, linked), fraction: 0 };
  }
  if (isFromAfter) return endOfPictures(leaves);
  // Who read to the end and comes back wants to read again.
  return kept && !isPastEnd(leaves, kept) ? positionLeft(leaves, kept) : START;
}

/** Where it opens for who has never been in it: all that an address says. */
export function linkedPosition(leaves: readonly Leaf[], linkedPage: string | null): Position {
  return openingPosition({ ...BY_LINK, chapterId: 0, leaves, linkedPage, stored: undefined });
}

/** So many widths of a page are on a screen at once, on most screens. */
const WIDTHS_ON_SCREEN = 1.4;

/** The last screen of the last picture, which in a strip may be many screens long. */
function endOfPictures(leaves: readonly Leaf[]): Position {
  const last = leaves.findLast((leaf) => isComic(leaf));
  if (!last) return START;
  return { leaf: last.index, fraction: Math.max(0, 1 - (WIDTHS_ON_SCREEN * last.width) / last.height) };
}

function positionLeft(leaves: readonly Leaf[], left: StoredPosition): Position {
  const leaf = leafOfPageNumber(leaves, left.page + 1);
  return isPastEnd(leaves, left)
    ? clampPosition({ leaf: leaves.length - 1, fraction: 0 }, leaves.length)
    : clampPosition({ leaf, fraction: left.fraction }, leaves.length);
}

function isPastEnd(leaves: readonly Leaf[], { page, fraction }: StoredPosition): boolean {
  return page >= pageCountOf(leaves) - 1 && fraction === 1;
}

/** The position as it is kept: past the last picture it is the end of that one. */
export function positionToStore(leaves: readonly Leaf[], { leaf, fraction }: Position): { page: number; fraction: number } {
  const number = pageNumberAt(leaves, leaf);
  return { page: number - 1, fraction: isComic(leaves[leaf]) ? Math.min(fraction, 0.999) : 1 };
}

/** Keeps a position within its chapter. */
export function clampPosition({ leaf, fraction }: Position, leafCount: number): Position {
  return { leaf: Math.min(Math.max(0, leaf), Math.max(0, leafCount - 1)), fraction: Math.min(1, Math.max(-1, fraction)) };
}

/** The last two leaves of a chapter: bars are shown there whatever the reader did (docs/specification.md §4, viewer navigation bars). */
export function isNearEnd(leafCount: number, leaf: number): boolean {
  return leaf >= leafCount - 2;
}
