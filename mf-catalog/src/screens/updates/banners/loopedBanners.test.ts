import type { Banner } from '@komawari/shared-proto';
import fc from 'fast-check';
import { loopedBanners } from './loopedBanners';

const bannersOf = (count: number) => Array.from({ length: count }, (_, id): Banner => ({ id, name: '', imageUrl: `${id}.webp` }));

describe('loopedBanners', () => {
  it('contains every banner once, and copies in the same order marked as isCopy', () => {
    fc.assert(
      fc.property(fc.nat(12), (count) => {
        const banners = bannersOf(count);
        const slides = loopedBanners(banners);
        expect(slides.filter((slide) => !slide.isCopy).map((slide) => slide.banner)).toEqual(banners);
        slides.forEach((slide, position) => expect(slide.index).toBe(position % count));
      }),
    );
  });

  it('makes a row long enough to loop from two or more banners', () => {
    for (const count of [2, 3, 4, 5, 6, 9]) expect(loopedBanners(bannersOf(count)).length).toBeGreaterThanOrEqual(6);
    expect(loopedBanners(bannersOf(1))).toHaveLength(1);
  });
});
