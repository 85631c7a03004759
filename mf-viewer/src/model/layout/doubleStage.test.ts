import fc from 'fast-check';
import { fitScale, isDoubleStage } from './doubleStage';

const PAGE = { width: 800, height: 1200 };
const AUTO = { layout: 'auto', fit: 'page' } as const;
const size = fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) });

describe('fitScale', () => {
  it('makes a box as large as fits on the stage', () => {
    fc.assert(
      fc.property(size, size, (stage, box) => {
        const scale = fitScale(stage, box);
        const room = [stage.width / (box.width * scale), stage.height / (box.height * scale)];
        expect(Math.min(...room)).toBeCloseTo(1);
      }),
    );
  });
});

describe('isDoubleStage', () => {
  it('is true on a wide stage, and false on a portrait or nearly square one', () => {
    expect(isDoubleStage({ width: 1440, height: 900 }, PAGE, AUTO)).toBe(true);
    expect(isDoubleStage({ width: 390, height: 844 }, PAGE, AUTO)).toBe(false);
    expect(isDoubleStage({ width: 1000, height: 900 }, PAGE, AUTO)).toBe(false);
  });

  it('is true from a width of 1.2 times the height', () => {
    expect(isDoubleStage({ width: 1199, height: 1000 }, PAGE, AUTO)).toBe(false);
    expect(isDoubleStage({ width: 1200, height: 1000 }, PAGE, AUTO)).toBe(true);
  });

  it('is false when two pages would be smaller than three fifths of one', () => {
    const wide = { width: 1100, height: 1000 };
    expect(isDoubleStage({ width: 1310, height: 1000 }, wide, AUTO)).toBe(false);
    expect(isDoubleStage({ width: 1330, height: 1000 }, wide, AUTO)).toBe(true);
  });

  it('is false when pages are as wide as the stage, because each would have half of its size', () => {
    fc.assert(
      fc.property(size, size, (stage, page) => {
        expect(isDoubleStage(stage, page, { layout: 'auto', fit: 'width' })).toBe(false);
        expect(isDoubleStage(stage, page, { layout: 'double', fit: 'width' })).toBe(true);
      }),
    );
  });

  it('follows the choice of the reader on any stage', () => {
    fc.assert(
      fc.property(size, size, (stage, page) => {
        expect(isDoubleStage(stage, page, { layout: 'double', fit: 'page' })).toBe(true);
        expect(isDoubleStage(stage, page, { layout: 'single', fit: 'page' })).toBe(false);
      }),
    );
  });

  it('stays true when the stage grows wider', () => {
    fc.assert(
      fc.property(size, size, fc.nat({ max: 2000 }), (stage, page, more) => {
        fc.pre(isDoubleStage(stage, page, AUTO));
        expect(isDoubleStage({ ...stage, width: stage.width + more }, page, AUTO)).toBe(true);
      }),
    );
  });
});
