import { IMAGE_QUALITIES } from '@komawari/shared-domain';
import fc from 'fast-check';
import { cutsOf, scaledCuts, sizeInQuality } from './pageSizes';

const side = fc.integer({ min: 1, max: 65_500 });
const quality = fc.constantFrom(...IMAGE_QUALITIES);

test.each([
  [{ width: 2200, height: 3300 }, false, { width: 2000, height: 3000 }],
  [{ width: 9709, height: 1370 }, false, { width: 9709, height: 1370 }],
  [{ width: 800, height: 20_000 }, true, { width: 800, height: 20_000 }],
  [{ width: 12_000, height: 6000 }, false, { width: 4000, height: 2000 }],
])('sizeInQuality scales %j for the best quality', (size, isVertical, expected) => {
  expect(sizeInQuality(size, 'super_high', isVertical)).toEqual(expected);
});

test('no quality is larger than the original or a better quality', () => {
  fc.assert(
    fc.property(side, side, fc.boolean(), (width, height, isVertical) => {
      let smaller = { width: 0, height: 0 };
      for (const each of IMAGE_QUALITIES) {
        const size = sizeInQuality({ width, height }, each, isVertical);
        expect(size.width).toBeGreaterThanOrEqual(smaller.width);
        expect(size.height).toBeGreaterThanOrEqual(smaller.height);
        smaller = size;
      }
      expect(smaller.width).toBeLessThanOrEqual(width);
      expect(smaller.height).toBeLessThanOrEqual(height);
    }),
  );
});

test('cuts cover the whole page once, in every quality, in sizes that decoders accept', () => {
  fc.assert(
    fc.property(side, side, fc.boolean(), quality, (width, height, isVertical, each) => {
      const largest = sizeInQuality({ width, height }, 'super_high', isVertical);
      const size = sizeInQuality({ width, height }, each, isVertical);
      const cuts = scaledCuts(cutsOf(largest), largest, size);
      expect(cuts.reduce((sum, cut) => sum + cut.width * cut.height, 0)).toBe(size.width * size.height);
      for (const cut of cuts) expect(Math.max(cut.width, cut.height)).toBeLessThanOrEqual(16_383);
    }),
  );
});
