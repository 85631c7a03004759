import { type Leaf, pageCountOf } from '../chapter/leaves';
import type { Spread } from '../layout/spreads';
import { isWideSpread, pagesOfSpread } from './announcementKind';

/** A stop of the slider: the pages of one spread, or something after the last page. */
export interface SliderStop {
  from: number | undefined;
  to: number | undefined;
  count: number;
  /** Two pages at once, or one of the same width. */
  isSpread: boolean;
}

/** One stop for each spread. */
export function sliderStops(leaves: readonly Leaf[], spreads: readonly Spread[]): SliderStop[] {
  const count = pageCountOf(leaves);
  return spreads.map((spread) => ({ ...pagesOfSpread(leaves, spread), count, isSpread: isWideSpread(leaves, spread) }));
}
