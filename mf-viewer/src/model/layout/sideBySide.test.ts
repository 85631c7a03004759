import fc from 'fast-check';
import { fitScale, isDoubleStage } from './doubleStage';
import { fitsSideBySide, halfOf } from './sideBySide';

const page = { width: 700, height: 1000 };
const side = fc.integer({ min: 100, max: 4000 });

describe('isDoubleStage', () => {
  it('is true on a landscape stage, and false on a portrait or nearly square one', () => {
    expect(isDoubleStage({ width: 1600, height: 900 }, page, 'auto')).toBe(true);
    expect(isDoubleStage({ width: 800, height: 1200 }, page, 'auto')).toBe(false);
    expect(isDoubleStage({ width: 1000, height: 900 }, page, 'auto')).toBe(false);
  });

  it('is false when wide pages would become too small', () => {
    expect(isDoubleStage({ width: 1300, height: 1000 }, { width: 1400, height: 1000 }, 'auto')).toBe(false);
  });

  it('follows the choice of the reader on any stage', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(isDoubleStage({ width, height }, page, 'double')).toBe(true);
        expect(isDoubleStage({ width, height }, page, 'single')).toBe(false);
      }),
    );
  });

  it('stays true when the stage grows wider', () => {
    fc.assert(
      fc.property(side, side, fc.nat(2000), (width, height, more) => {
        if (!isDoubleStage({ width, height }, page, 'auto')) return;
        expect(isDoubleStage({ width: width + more, height }, page, 'auto')).toBe(true);
      }),
    );
  });
});

test('fitScale fits a box into the stage and fills it in one dimension', () => {
  fc.assert(
    fc.property(side, side, side, side, (width, height, boxWidth, boxHeight) => {
      const scale = fitScale({ width, height }, { width: boxWidth, height: boxHeight });
      const [shownWidth, shownHeight] = [boxWidth * scale, boxHeight * scale];
      expect(shownWidth).toBeLessThanOrEqual(width + 1e-6);
      expect(shownHeight).toBeLessThanOrEqual(height + 1e-6);
      expect(Math.min(width - shownWidth, height - shownHeight)).toBeCloseTo(0);
    }),
  );
});

describe('the same page in two languages side by side', () => {
  it('fits from a width of 1200 pixels, once the stage is measured', () => {
    const fits = (width: number) => fitsSideBySide({ width, height: 800 });
    expect([fits(1199), fits(1200), fitsSideBySide(undefined)]).toEqual([false, true, false]);
  });

  it('takes half of the stage for each language', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const half = halfOf({ width, height });
        expect(half.height).toBe(height);
        expect(width - 2 * half.width).toBeGreaterThanOrEqual(0);
        expect(width - 2 * half.width).toBeLessThanOrEqual(1);
      }),
    );
  });
});
