import fc from 'fast-check';
import { columnPercent, columnWidth } from './columnWidth';

describe('the width of a strip', () => {
  it('has a default until the reader chooses one, and is never wider than the stage', () => {
    expect([columnWidth(1600, null), columnWidth(390, null), columnWidth(1600, 75)]).toEqual([800, 390, 1200]);
  });

  it('is shown on its slider as its actual share of the stage', () => {
    expect([columnPercent(1600, null), columnPercent(390, null), columnPercent(1600, 75)]).toEqual([50, 100, 75]);
    expect(columnPercent(undefined, null)).toBe(100);
  });

  it('changes only by rounding when the reader chooses the value that the slider shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 320, max: 2560 }), (stage) => {
        const taken = columnWidth(stage, columnPercent(stage, null));
        expect(Math.abs(taken - columnWidth(stage, null))).toBeLessThanOrEqual(stage / 200 + 1);
      }),
    );
  });
});
