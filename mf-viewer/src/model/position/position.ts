import { isComic, type Leaf, leafOfPageNumber, pageCountOf, pageNumberAt } from '../chapter/leaves';

/**
 * The reader's position: the leaf in focus. It never contains pixels, so that it stays valid when the size, orientation, mode,
 * quality or language changes.
 */
export interface Position {
  leaf: number;
  /**
   * 0 to 1: the share of the leaf above the top of the screen. Below 0, down to -1: the leaf begins this share of a screen height
   * below the top, and is visible on every screen. Always 0 in paged modes.
   */
  fraction: number;
}

export const START: Position = { leaf: 0, fraction: 0 };

/** The position saved between visits (shared-state, reading progress). `page` counts the pictures from 0. */
export interface StoredPosition {
  chapterId: number;
  page: number;
  fraction: number;
}

/** How the reader enters a chapter. */
export interface ChapterEntry {
  /** The value of `?p=7` as it is in the URL. */
  linkedPage: string | null;
  /** The reader comes back from the next chapter. */
  isFromNextChapter: boolean;
  /**
   * The reader left the chapter in this visit and comes back with the browser's Back button. The page in the URL may be outdated.
   */
  isReturn: boolean;
}

/** By a link that names only the chapter. */
export const BY_LINK: ChapterEntry = { linkedPage: null, isFromNextChapter: false, isReturn: false };

export interface Opening extends ChapterEntry {
  chapterId: number;
  leaves: readonly Leaf[];
  stored: StoredPosition | undefined;
  /** The exact position where the reader left for another chapter, if they come back with the browser's Back button. */
  left?: Position | undefined;
}

/**
 * Where a chapter opens: at the position to which the reader goes back, or else at the page in the URL, or else where the reader
 * left it, or else at its start.
 */
export function openingPosition({ chapterId, leaves, linkedPage, stored, left, isFromNextChapter, isReturn }: Opening): Position {
  if (left) return clampPosition(left, leaves.length);
  const kept = stored?.chapterId === chapterId ? stored : undefined;
  if (kept && isReturn) return positionLeft(leaves, kept);
  const linked = Number(linkedPage ?? '');
  if (Number.isFinite(linked) && linked >= 1) {
    // The URL names only the page. For the page that was left, the fraction is known too (a reload).
    return kept?.page === linked - 1 ? positionLeft(leaves, kept) : { leaf: leafOfPageNumber(leaves, linked), fraction: 0 };
  }
  if (isFromNextChapter) return endOfPictures(leaves);
  // A reader who finished the chapter and comes back wants to read it again.
  return kept && !isPastEnd(leaves, kept) ? positionLeft(leaves, kept) : START;
}

/** Where the chapter opens for a first-time reader: only the URL counts. */
export function linkedPosition(leaves: readonly Leaf[], linkedPage: string | null): Position {
  return openingPosition({ ...BY_LINK, chapterId: 0, leaves, linkedPage, stored: undefined });
}

/** On most screens, the visible height of a page is this many times its width. */
const WIDTHS_ON_SCREEN = 1.4;

/** The last screen of the last picture. In a strip, that picture may be many screens long. */
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

/** The position in its stored form. Past the last picture, it is the end of that picture. */
export function positionToStore(leaves: readonly Leaf[], { leaf, fraction }: Position): { page: number; fraction: number } {
  const number = pageNumberAt(leaves, leaf);
  return { page: number - 1, fraction: isComic(leaves[leaf]) ? Math.min(fraction, 0.999) : 1 };
}

/** Clamps a position to its chapter. */
export function clampPosition({ leaf, fraction }: Position, leafCount: number): Position {
  return { leaf: Math.min(Math.max(0, leaf), Math.max(0, leafCount - 1)), fraction: Math.min(1, Math.max(-1, fraction)) };
}

/** The last two leaves of a chapter. The bars are always visible there (docs/specification.md §4, viewer navigation bars). */
export function isNearEnd(leafCount: number, leaf: number): boolean {
  return leaf >= leafCount - 2;
}
