import fc from 'fast-check';
import { chapterCrop, croppedBox, inCrop, isSameCrop, type Margins, marginsOf, stripEnds } from './chapterCrop';

const usual: Margins = { left: 0.05, top: 0.04, right: 0.06, bottom: 0.05 };
const bleeding: Margins = { left: 0, top: 0, right: 0, bottom: 0 };
const margin = fc.double({ min: 0, max: 0.25, noNaN: true });
const margins: fc.Arbitrary<Margins> = fc.record({ left: margin, top: margin, right: margin, bottom: margin });

describe('chapterCrop', () => {
  it('is slightly smaller than the margins that the pages share', () => {
    const crop = chapterCrop([usual, { ...usual, left: 0.09 }, { ...usual, top: 0.2 }, usual], { isStrip: false })!;
    expect(crop.left).toBeCloseTo(0.044);
    expect(crop.top).toBeCloseTo(0.034);
  });

  it('ignores a full-bleed page, which is then shown uncropped', () => {
    const crop = chapterCrop([usual, usual, usual, bleeding, usual], { isStrip: false })!;
    expect(crop.right).toBeCloseTo(0.054);
    expect(croppedBox(bleeding, crop)).toBeUndefined();
    expect(croppedBox(usual, crop)).toBeDefined();
  });

  it('is undefined for a chapter whose pages have no common margins', () => {
    expect(chapterCrop([bleeding, bleeding, usual], { isStrip: false })).toBeUndefined();
    expect(chapterCrop([], { isStrip: false })).toBeUndefined();
  });

  it('crops both sides of a strip equally, and nothing between its pages', () => {
    const crop = chapterCrop([usual, usual], { isStrip: true })!;
    expect(crop).toEqual({ left: crop.right, top: 0, right: crop.right, bottom: 0 });
    const first = stripEnds({ ...usual, top: 0.2 }, crop, { isFirst: true, isLast: false });
    expect([first.top > 0.19, first.bottom]).toEqual([true, 0]);
  });

  it('never cuts into art, and crops all cropped pages alike', () => {
    fc.assert(
      fc.property(fc.array(margins, { minLength: 1, maxLength: 12 }), fc.boolean(), (pages, isStrip) => {
        const crop = chapterCrop(pages, { isStrip });
        const boxes = pages.flatMap((page) => (crop && croppedBox(page, crop)) ?? []);
        for (const box of boxes) expect(box).toEqual(boxes[0]);
        for (const page of pages) {
          const box = crop && croppedBox(page, crop);
          if (!box) continue;
          const left = marginsOf(box);
          for (const side of ['left', 'top', 'right', 'bottom'] as const)
            expect(left[side]).toBeLessThanOrEqual(page[side] + 0.0031);
        }
      }),
    );
  });
});

describe('inCrop', () => {
  it('maps a vertical position from the page to its cropped part', () => {
    const box = { x: 0.1, y: 0.1, w: 0.8, h: 0.5 };
    expect(inCrop(0.35, box)).toBeCloseTo(0.5);
    expect([inCrop(0.05, box), inCrop(0.9, box), inCrop(0.4, undefined)]).toEqual([0, 1, 0.4]);
  });
});

test('isSameCrop tolerates slightly larger margins, but no margin that the old crop would cut into', () => {
  const crop = { left: 0.05, top: 0.05, right: 0.05, bottom: 0.05 };
  expect(isSameCrop(crop, { ...crop, left: 0.058 })).toBe(true);
  expect(isSameCrop(crop, { ...crop, left: 0.07 })).toBe(false);
  expect(isSameCrop(crop, { ...crop, bottom: 0.04 })).toBe(false);
  expect([isSameCrop(crop, undefined), isSameCrop(undefined, crop), isSameCrop(undefined, undefined)]).toEqual([
    false,
    false,
    true,
  ]);
});
