import type { PageType } from '@komawari/shared-proto';
import { STRIP_ASPECT } from './pageShape';

/** The wire's page types, by their words in the file names of packs (`004.left.png`). */
export const PAGE_TYPES = {
  single: 0,
  left: 1,
  right: 2,
  double: 3,
} as const satisfies Record<string, PageType>;

/** Whether a page is one half of a spread, which must touch the other half. */
export function isSpreadHalf(type: PageType): boolean {
  return type === PAGE_TYPES.left || type === PAGE_TYPES.right;
}

/** Whether a page is as wide as a spread and stands alone: its type is double, or it is a single page that is wider than tall. */
export function isWidePage({ type, width, height }: { type: PageType; width: number; height: number }): boolean {
  return type === PAGE_TYPES.double || (!isSpreadHalf(type) && width > height);
}

/**
 * Whether a page is a piece of a strip: it has that shape, or it is taller than wide with type double, as pieces of a longer
 * picture are. It stands alone, without a gap to the next piece.
 */
export function isStripPiece({ type, width, height }: { type: PageType; width: number; height: number }): boolean {
  if (isSpreadHalf(type)) return false;
  return height / width >= STRIP_ASPECT || (type === PAGE_TYPES.double && height > width);
}

/** The page type in a file name, if there is one. */
export function pageTypeOfFileName(name: string): PageType | undefined {
  const word = /\.(left|right|double)\.[a-z]+$/i.exec(name)?.[1]?.toLowerCase();
  return word === 'left' || word === 'right' || word === 'double' ? PAGE_TYPES[word] : undefined;
}
