import type { PageType } from '@komawari/shared-proto';
import { STRIP_ASPECT } from './pageShape';

/** The wire's page kinds by the words that file names of packs use for them (`004.left.png`). */
export const PAGE_TYPES = {
  single: 0,
  left: 1,
  right: 2,
  double: 3,
} as const satisfies Record<string, PageType>;

/** Whether a page is one half of a spread, which has to meet the other half. */
export function isSpreadHalf(type: PageType): boolean {
  return type === PAGE_TYPES.left || type === PAGE_TYPES.right;
}

/** Whether a page is as wide as a spread and stands alone: it is called double, or it is a single page wider than high. */
export function isWidePage({ type, width, height }: { type: PageType; width: number; height: number }): boolean {
  return type === PAGE_TYPES.double || (!isSpreadHalf(type) && width > height);
}

/**
 * Whether a page is a piece of a strip: it has that shape, or it is higher than wide and called double, as what was cut out
 * of a longer picture is. It stands alone, and nothing lies between it and the piece that follows.
 */
export function isStripPiece({ type, width, height }: { type: PageType; width: number; height: number }): boolean {
  if (isSpreadHalf(type)) return false;
  return height / width >= STRIP_ASPECT || (type === PAGE_TYPES.double && height > width);
}

/** The kind that the name of a file says, if it says one. */
export function pageTypeOfFileName(name: string): PageType | undefined {
  const word = /\.(left|right|double)\.[a-z]+$/i.exec(name)?.[1]?.toLowerCase();
  return word === 'left' || word === 'right' || word === 'double' ? PAGE_TYPES[word] : undefined;
}
