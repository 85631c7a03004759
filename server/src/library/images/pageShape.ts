import { PageType } from '@komawari/shared-proto';
import type { PictureSize } from './inspectPicture';

/** Wider than this it is no portrait page. */
const WIDE = 1.2;

/** A spread is about two pages wide; a title strip is wider still and stays a page of its own. */
const SPREAD = { from: 1.6, to: 2.6 };

/** Higher than two and a half times their width, pictures are pieces of a strip. */
const STRIP = 2.5;

/** Whether these pages are a vertical strip: most of them are much higher than wide. */
export function isVerticalStrip(sizes: readonly PictureSize[]): boolean {
  const strips = sizes.filter(({ width, height }) => height / width >= STRIP).length;
  return sizes.length > 0 && strips > sizes.length / 2;
}

/**
 * Which pages are spreads or halves of one (docs/specification.md §3: SINGLE, LEFT, RIGHT, DOUBLE).
 * A name says it (`004.left.png`), then ComicInfo's DoublePage, then the shape among portrait pages.
 */
export function pageTypes(
  names: readonly string[],
  sizes: readonly PictureSize[],
  doublePages: ReadonlySet<number> = new Set(),
): PageType[] {
  const usual = medianRatio(sizes);
  return names.map((name, index) => {
    const named = namedType(name);
    if (named !== undefined) return named;
    if (doublePages.has(index)) return PageType.DOUBLE;
    const size = sizes[index];
    return size && isSpread(size, usual) ? PageType.DOUBLE : PageType.SINGLE;
  });
}

function namedType(name: string): PageType | undefined {
  const side = /\.(left|right|double)\.[a-z]+$/i.exec(name)?.[1]?.toLowerCase();
  if (side === 'left') return PageType.LEFT;
  if (side === 'right') return PageType.RIGHT;
  return side === 'double' ? PageType.DOUBLE : undefined;
}

function isSpread({ width, height }: PictureSize, usual: number): boolean {
  const ratio = width / height;
  return usual < 1 && ratio > WIDE && ratio >= usual * SPREAD.from && ratio <= usual * SPREAD.to;
}

function medianRatio(sizes: readonly PictureSize[]): number {
  const ratios = sizes.map(({ width, height }) => width / height).sort((a, b) => a - b);
  return ratios[Math.floor((ratios.length - 1) / 2)] ?? 1;
}
