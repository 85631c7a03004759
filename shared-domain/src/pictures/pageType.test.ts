import { PageType } from '@komawari/shared-proto';
import fc from 'fast-check';
import { isSpreadHalf, isStripPiece, isWidePage, PAGE_TYPES, pageTypeOfFileName } from './pageType';

test('PAGE_TYPES have the numbers of the wire', () => {
  const { SINGLE, LEFT, RIGHT, DOUBLE } = PageType;
  expect(PAGE_TYPES).toEqual({ single: SINGLE, left: LEFT, right: RIGHT, double: DOUBLE });
});

test.each([
  ['004.left.png', PageType.LEFT],
  ['5.RIGHT.webp', PageType.RIGHT],
  ['a/b/6.double.jpg', PageType.DOUBLE],
  ['7.png', undefined],
  ['8.single.png', undefined],
  ['left.png', undefined],
  ['9.constructor.png', undefined],
])('pageTypeOfFileName %s is %s', (name, type) => {
  expect(pageTypeOfFileName(name)).toBe(type);
});

test('isSpreadHalf is true for left and right pages', () => {
  expect(Object.values(PageType).filter(isSpreadHalf)).toEqual([PageType.LEFT, PageType.RIGHT]);
});

test('isWidePage is true for double pages, and for single ones wider than high', () => {
  const size = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(PageType)), size, size, (type, width, height) => {
      const expected = type === PageType.DOUBLE || (type === PageType.SINGLE && width > height);
      expect(isWidePage({ type, width, height })).toBe(expected);
    }),
  );
});

test('isStripPiece is true for tall single pages, and for double pages higher than wide', () => {
  const { SINGLE, LEFT, DOUBLE } = PageType;
  expect(isStripPiece({ type: SINGLE, width: 800, height: 4000 })).toBe(true);
  expect(isStripPiece({ type: DOUBLE, width: 2000, height: 3000 })).toBe(true);
  expect(isStripPiece({ type: SINGLE, width: 800, height: 1200 })).toBe(false);
  expect(isStripPiece({ type: DOUBLE, width: 1600, height: 1200 })).toBe(false);
  expect(isStripPiece({ type: LEFT, width: 800, height: 4000 })).toBe(false);
});
