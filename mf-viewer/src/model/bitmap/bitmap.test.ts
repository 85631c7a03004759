import fc from 'fast-check';
import { analysisSize, type Bitmap, bitmapOf, mirroredBitmap, mirroredBox } from './bitmap';

const bitmaps = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((levels): Bitmap => ({ width, height, levels: new Uint8Array(levels) })),
  );
const shares = fc.double({ min: 0, max: 1, noNaN: true });

describe('the brightness of a picture', () => {
  it('is nothing for black and full for white', () => {
    const pixels = { width: 2, height: 1, data: [0, 0, 0, 255, 255, 255, 255, 255] };
    expect([...bitmapOf(pixels).levels]).toEqual([0, 255]);
  });

  it('owes most to green and least to blue, as eyes do', () => {
    const pixels = { width: 3, height: 1, data: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255] };
    const [red = 0, green = 0, blue = 0] = bitmapOf(pixels).levels;
    expect(green).toBeGreaterThan(red);
    expect(red).toBeGreaterThan(blue);
  });

  it('is the level itself where the three colors are even', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), (level) => {
        expect([...bitmapOf({ width: 1, height: 1, data: [level, level, level, 255] }).levels]).toEqual([level]);
      }),
    );
  });
});

describe('a mirror', () => {
  it('turns every row around', () => {
    const { levels } = mirroredBitmap({ width: 3, height: 2, levels: Uint8Array.of(1, 2, 3, 4, 5, 6) });
    expect([...levels]).toEqual([3, 2, 1, 6, 5, 4]);
  });

  it('twice is the picture itself', () => {
    fc.assert(fc.property(bitmaps, (bitmap) => expect(mirroredBitmap(mirroredBitmap(bitmap))).toEqual(bitmap)));
  });

  it('keeps a box as large and as high, at the same distance from the other side', () => {
    fc.assert(
      fc.property(shares, shares, shares, shares, (x, y, w, h) => {
        const mirrored = mirroredBox({ x, y, w, h });
        expect(mirrored).toMatchObject({ y, w, h });
        expect(mirrored.x).toBeCloseTo(1 - x - w);
      }),
    );
  });
});

describe('the size in which a picture is analyzed', () => {
  const side = fc.integer({ min: 1, max: 8000 });

  it('is its own while it is small', () => {
    expect(analysisSize({ width: 400, height: 500 })).toEqual({ width: 400, height: 500 });
  });

  it('is never larger than the picture, and never nothing', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = analysisSize({ width, height });
        expect(size.width).toBeGreaterThanOrEqual(1);
        expect(size.height).toBeGreaterThanOrEqual(1);
        expect(size.width).toBeLessThanOrEqual(width);
        expect(size.height).toBeLessThanOrEqual(height);
      }),
    );
  });

  it('has 200,000 pixels for a page, in the shape of the page', () => {
    const { width, height } = analysisSize({ width: 2000, height: 3000 });
    expect(width * height).toBeGreaterThan(199_000);
    expect(width * height).toBeLessThan(201_000);
    expect(width / height).toBeCloseTo(2 / 3, 2);
  });
});
