import { PageType } from '@komawari/shared-proto';
import { aBanner } from '@komawari/shared-proto/fixtures';
import type { Leaf } from '../chapter/leaves';
import { spreadsOf } from '../layout/spreads';
import { sliderStops } from './sliderStops';

const comic = (index: number, width = 700): Leaf => ({
  kind: 'comic',
  index,
  number: index + 1,
  imageUrl: `${index}.jpg`,
  encryptionKey: '',
  width,
  height: 1000,
  type: PageType.SINGLE,
});
const leaves: Leaf[] = [comic(0), comic(1), comic(2), comic(3, 1400), { kind: 'advertisement', index: 4, banner: aBanner() }];
const double = spreadsOf(leaves, { isDouble: true, isRtl: false });
const single = spreadsOf(leaves, { isDouble: false, isRtl: false });

describe('sliderStops', () => {
  it('has one stop per spread, with its page numbers', () => {
    expect(sliderStops(leaves, double).map(({ from, to, isSpread }) => [from, to, isSpread])).toEqual([
      [1, 1, false],
      [2, 3, true],
      [4, 4, true],
      [undefined, undefined, false],
    ]);
  });

  it('counts only pictures', () => {
    expect(new Set(sliderStops(leaves, single).map(({ count }) => count))).toEqual(new Set([4]));
  });

  it('has one stop per leaf when pages are shown one at a time', () => {
    expect(sliderStops(leaves, single)).toHaveLength(leaves.length);
    expect(sliderStops([], [])).toEqual([]);
  });
});
