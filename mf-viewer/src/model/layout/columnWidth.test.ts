import fc from 'fast-check';
import { columnPercent, columnWidth } from './columnWidth';

describe('the width of a strip', () => {
  it('is a comfortable one until the reader chooses, and never wider than the stage', () => {
    expect([columnWidth(1600, null), columnWidth(390, null), columnWidth(1600, 75)]).toEqual([800, 390, 1200]);
  });

  it('stands on its slider as it is in effect', () => {
    expect([columnPercent(1600, null), columnPercent(390, null), columnPercent(1600, 75)]).toEqual([50, 100, 75]);
    expect(columnPercent(undefined, null)).toBe(100);
  });

  it('changes by no more than a percent of the stage when the reader takes the slider where it stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 320, max: 2560 }), (stage) => {
        const taken = columnWidth(stage, columnPercent(stage, null));
        expect(Math.abs(taken - columnWidth(stage, null))).toBeLessThanOrEqual(stage / 200 + 1);
      }),
    );
  });
});
