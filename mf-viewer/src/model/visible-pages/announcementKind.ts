import type { Leaf } from '../chapter/leaves';
import { isComic } from '../chapter/leaves';
import type { Spread } from '../layout/spreads';

/** The numbers of the pictures that the stage shows together; `undefined` for a leaf that is not a picture. */
export interface ShownPages {
  from: number | undefined;
  to: number | undefined;
}

/** The page numbers of a spread. */
export function pagesOfSpread(leaves: readonly Leaf[], { first, last }: Spread): ShownPages {
  const [from, to] = [leaves[first], leaves[last]];
  return { from: isComic(from) ? from.number : undefined, to: isComic(to) ? to.number : undefined };
}

/** Which sentence announces the reader's position. */
export type AnnouncementKind = 'strip' | 'page' | 'wide' | 'spread' | 'other';

export function announcementKind(leaves: readonly Leaf[], spread: Spread | undefined): AnnouncementKind {
  if (!spread) return 'strip';
  const leaf = leaves[spread.first];
  if (!isComic(leaf)) return 'other';
  if (spread.slot === 'pair') return 'spread';
  return leaf.width > leaf.height ? 'wide' : 'page';
}

/** Whether a spread is as wide as two pages. */
export function isWideSpread(leaves: readonly Leaf[], spread: Spread): boolean {
  const kind = announcementKind(leaves, spread);
  return kind === 'spread' || kind === 'wide';
}
