import { PageType } from '@komawari/shared-proto';
import fc from 'fast-check';
import { isSpreadHalf, isStripPiece, isWidePage, PAGE_TYPES, pageTypeOfFileName } from './pageType';

test('the kinds have the numbers of the wire', () => {
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
])('the name %s says the kind %s', (name, type) => {
  expect(pageTypeOfFileName(name)).toBe(type);
});

test('left and right pages are halves of a spread', () => {
  expect(Object.values(PageType).filter(isSpreadHalf)).toEqual([PageType.LEFT, PageType.RIGHT]);
});

test('a page stands alone when it is called double, or is wider than high and no half', () => {
  const size = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(PageType)), size, size, (type, width, height) => {
      const expected = type === PageType.DOUBLE || (type === PageType.SINGLE && width > height);
      expect(isWidePage({ type, width, height })).toBe(expected);
    }),
  );
});

test('a piece of a strip is told by its shape, or is higher than wide and called double', () => {
  const { SINGLE, LEFT, DOUBLE } = PageType;
  expect(isStripPiece({ type: SINGLE, width: 800, height: 4000 })).toBe(true);
  expect(isStripPiece({ type: DOUBLE, width: 2000, height: 3000 })).toBe(true);
  expect(isStripPiece({ type: SINGLE, width: 800, height: 1200 })).toBe(false);
  expect(isStripPiece({ type: DOUBLE, width: 1600, height: 1200 })).toBe(false);
  expect(isStripPiece({ type: LEFT, width: 800, height: 4000 })).toBe(false);
});
