import fc from 'fast-check';
import { fitsSideBySide, halfOf } from './sideBySide';

const side = fc.integer({ min: 100, max: 4000 });

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
