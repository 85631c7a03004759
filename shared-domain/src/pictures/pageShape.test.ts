import fc from 'fast-check';
import { isSpreadShape, isVerticalStrip, isWideScroll, USUAL_PAGE_SIZE, usualPageSize } from './pageShape';

const PORTRAIT = { width: 800, height: 1200 };
const SPREAD = { width: 1600, height: 1200 };
const TITLE_STRIP = { width: 3000, height: 1000 };
const PIECE = { width: 800, height: 2400 };

const side = fc.integer({ min: 1, max: 9000 });
const sizes = fc.array(fc.record({ width: side, height: side }), { minLength: 1 });

test('isSpreadShape is true for two portrait pages, but not for a title strip or a landscape page among others', () => {
  expect(isSpreadShape(SPREAD, PORTRAIT)).toBe(true);
  expect(isSpreadShape(PORTRAIT, PORTRAIT)).toBe(false);
  expect(isSpreadShape(TITLE_STRIP, PORTRAIT)).toBe(false);
  expect(isSpreadShape(TITLE_STRIP, SPREAD)).toBe(false);
  expect(isSpreadShape({ width: 1190, height: 1000 }, { width: 600, height: 1000 })).toBe(false);
});

test('isSpreadShape does not depend on the resolution', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 2, max: 8 }), ([size], factor) => {
      const larger = { width: size!.width * factor, height: size!.height * factor };
      expect(isSpreadShape(larger, PORTRAIT)).toBe(isSpreadShape(size!, PORTRAIT));
    }),
  );
});

test('isVerticalStrip is true if most pages are much taller than wide', () => {
  expect(isVerticalStrip([PIECE, PIECE, PORTRAIT])).toBe(true);
  expect(isVerticalStrip([PIECE, PORTRAIT])).toBe(false);
  expect(isVerticalStrip([{ width: 100, height: 250 }])).toBe(true);
  expect(isVerticalStrip([])).toBe(false);
});

test('isWideScroll is true for a picture wider than any title strip', () => {
  expect(isWideScroll({ width: 9709, height: 1370 }, PORTRAIT)).toBe(true);
  expect([PORTRAIT, SPREAD, TITLE_STRIP, PIECE].some((size) => isWideScroll(size, PORTRAIT))).toBe(false);
});

test('isWideScroll is false for a slice of a page, and true for a low scroll among others', () => {
  const SLICE = { width: 800, height: 20 };
  const LOW_SCROLL = { width: 3000, height: 400 };
  expect(isWideScroll(SLICE, PORTRAIT)).toBe(false);
  expect(isWideScroll(LOW_SCROLL, LOW_SCROLL)).toBe(true);
});

test('usualPageSize is the page with the median aspect ratio', () => {
  expect(usualPageSize([TITLE_STRIP, PORTRAIT, PORTRAIT])).toEqual(PORTRAIT);
  expect(usualPageSize([SPREAD, PORTRAIT])).toEqual(PORTRAIT);
  fc.assert(
    fc.property(sizes, (all) => {
      const usual = usualPageSize(all);
      expect(all).toContain(usual);
      const aspect = usual.width / usual.height;
      expect(all.filter(({ width, height }) => width / height < aspect).length).toBeLessThanOrEqual(all.length / 2);
      expect(all.filter(({ width, height }) => width / height > aspect).length).toBeLessThanOrEqual(all.length / 2);
    }),
  );
});

test('usualPageSize without pages is a portrait page', () => {
  expect(usualPageSize([])).toBe(USUAL_PAGE_SIZE);
  expect(USUAL_PAGE_SIZE.width).toBeLessThan(USUAL_PAGE_SIZE.height);
});
