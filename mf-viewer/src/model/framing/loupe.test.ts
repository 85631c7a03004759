import fc from 'fast-check';
import { enlarged, isInLoupe, LOUPE_FACTOR, LOUPE_RADIUS } from './loupe';

const pixel = fc.integer({ min: -2000, max: 2000 });
const aRect = fc.record({
  left: pixel,
  top: pixel,
  width: fc.integer({ min: 1, max: 2000 }),
  height: fc.integer({ min: 1, max: 2000 }),
});
const aPoint = fc.record({ x: pixel, y: pixel });

test('the loupe shows the point under the pointer at its center', () => {
  fc.assert(
    fc.property(
      aRect,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rect, across, down) => {
        const box = enlarged(rect, { x: rect.left + rect.width * across, y: rect.top + rect.height * down });
        expect(box.left + box.width * across).toBeCloseTo(LOUPE_RADIUS, 6);
        expect(box.top + box.height * down).toBeCloseTo(LOUPE_RADIUS, 6);
      },
    ),
  );
});

test('pages that are adjacent on the screen are adjacent in the loupe', () => {
  fc.assert(
    fc.property(aRect, aPoint, (rect, at) => {
      const [a, b] = [enlarged(rect, at), enlarged({ ...rect, left: rect.left + rect.width }, at)];
      expect(b.left).toBeCloseTo(a.left + a.width, 6);
      expect(a.width).toBeCloseTo(rect.width * LOUPE_FACTOR, 6);
    }),
  );
});

test('isInLoupe is true only for a page within reach of the loupe', () => {
  const reach = LOUPE_RADIUS / LOUPE_FACTOR;
  const page = { left: 0, top: 0, width: 100, height: 100 };
  expect(isInLoupe(enlarged(page, { x: 100 + reach - 1, y: 50 }))).toBe(true);
  expect(isInLoupe(enlarged(page, { x: 100 + reach + 1, y: 50 }))).toBe(false);
});
