import {
  isSpreadHalf,
  isSpreadShape,
  PAGE_TYPES,
  type PictureSize,
  pageTypeOfFileName,
  usualPageSize,
} from '@komawari/shared-domain';
import type { PageType } from '@komawari/shared-proto';

/**
 * Finds out which pages are spreads or halves of one (docs/specification.md §3: SINGLE, LEFT, RIGHT, DOUBLE).
 * A name like `004.left.png` decides first, then ComicInfo's DoublePage, then a shape that is wide among portrait pages.
 */
export function pageTypes(
  names: readonly string[],
  sizes: readonly PictureSize[],
  doublePages: ReadonlySet<number> = new Set(),
): PageType[] {
  const usual = usualPageSize(sizes);
  return names.map((name, index) => {
    const named = pageTypeOfFileName(name);
    if (named !== undefined) return named;
    const size = sizes[index];
    const isDouble = doublePages.has(index) || (size !== undefined && isSpreadShape(size, usual));
    return isDouble ? PAGE_TYPES.double : PAGE_TYPES.single;
  });
}

/** The positions of pages that are the first half of a spread, where the next page is the other half. */
export function spreadStarts(types: readonly PageType[]): ReadonlySet<number> {
  const starts = new Set<number>();
  types.forEach((type, position) => {
    const next = types[position + 1];
    const isPair = next !== undefined && isSpreadHalf(type) && isSpreadHalf(next) && type !== next;
    if (isPair && !starts.has(position - 1)) starts.add(position);
  });
  return starts;
}
