import fc from 'fast-check';
import { heightOf, joined, measureRegion, type PixelBox, type Sheet, widthOf } from './region';

/** A sheet from text: `.` is paper, and a digit is art of the region with that number. */
function sheet(...rows: string[]): Sheet {
  const text = rows.join('');
  return {
    width: rows[0]!.length,
    height: rows.length,
    paper: Uint8Array.from(text, (letter) => (letter === '.' ? 1 : 0)),
    owners: Uint8Array.from(text, (letter) => (letter === '.' ? 0 : Number(letter))),
  };
}

const box = fc
  .tuple(fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(50))
  .map(([left, top, w, h]): PixelBox => ({ left, top, right: left + w, bottom: top + h }));

test('measureRegion returns the bounding box and area of the art of a region', () => {
  const whole = { left: 0, top: 0, right: 4, bottom: 3 };
  const page = sheet('.....', '.00.1', '.0..1', '....1');
  expect(measureRegion(page, 0, whole)).toEqual({ id: 0, box: { left: 1, top: 1, right: 2, bottom: 2 }, area: 3 });
  expect(measureRegion(page, 1, whole)).toEqual({ id: 1, box: { left: 4, top: 1, right: 4, bottom: 3 }, area: 3 });
});

test('measureRegion is undefined for a region without art', () => {
  expect(measureRegion(sheet('...', '...'), 0, { left: 0, top: 0, right: 2, bottom: 1 })).toBeUndefined();
});

test('measureRegion searches only within the given box', () => {
  const page = sheet('0..0', '0..0');
  expect(measureRegion(page, 0, { left: 2, top: 0, right: 3, bottom: 1 })).toMatchObject({ area: 2, box: { left: 3 } });
});

test('widthOf and heightOf include both ends of a box', () => {
  const single = { left: 3, top: 5, right: 3, bottom: 6 };
  expect([widthOf(single), heightOf(single)]).toEqual([1, 2]);
});

test('joined returns the smallest box around two boxes, in either order', () => {
  fc.assert(
    fc.property(box, box, (a, b) => {
      const both = joined(a, b);
      expect(joined(b, a)).toEqual(both);
      expect(joined(a, a)).toEqual(a);
      for (const inner of [a, b]) {
        expect(both.left).toBeLessThanOrEqual(inner.left);
        expect(both.top).toBeLessThanOrEqual(inner.top);
        expect(both.right).toBeGreaterThanOrEqual(inner.right);
        expect(both.bottom).toBeGreaterThanOrEqual(inner.bottom);
      }
      expect([a.left, b.left]).toContain(both.left);
      expect([a.bottom, b.bottom]).toContain(both.bottom);
    }),
  );
});
