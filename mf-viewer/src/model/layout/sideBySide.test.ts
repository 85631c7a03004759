import fc from 'fast-check';
import { fitScale, isDoubleStage } from './doubleStage';
import { fitsSideBySide, halfOf } from './sideBySide';

const page = { width: 700, height: 1000 };
const side = fc.integer({ min: 100, max: 4000 });

describe('two pages side by side', () => {
  it('have room on a screen that lies, and none on one that stands', () => {
    expect(isDoubleStage({ width: 1600, height: 900 }, page, 'auto')).toBe(true);
    expect(isDoubleStage({ width: 800, height: 1200 }, page, 'auto')).toBe(false);
    expect(isDoubleStage({ width: 1000, height: 900 }, page, 'auto')).toBe(false);
  });

  it('are not made where wide pages would become too small', () => {
    expect(isDoubleStage({ width: 1300, height: 1000 }, { width: 1400, height: 1000 }, 'auto')).toBe(false);
  });

  it('stand or do not as the reader says', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(isDoubleStage({ width, height }, page, 'double')).toBe(true);
        expect(isDoubleStage({ width, height }, page, 'single')).toBe(false);
      }),
    );
  });

  it('stay where the screen becomes wider', () => {
    fc.assert(
      fc.property(side, side, fc.nat(2000), (width, height, more) => {
        if (!isDoubleStage({ width, height }, page, 'auto')) return;
        expect(isDoubleStage({ width: width + more, height }, page, 'auto')).toBe(true);
      }),
    );
  });
});

test('a box is whole on the stage, and touches it in one way', () => {
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

describe('the same page in two languages', () => {
  it('has room from 1200 pixels on, once the screen was measured', () => {
    const fits = (width: number) => fitsSideBySide({ width, height: 800 });
    expect([fits(1199), fits(1200), fitsSideBySide(undefined)]).toEqual([false, true, false]);
  });

  it('takes half of the screen each', () => {
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
