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

describe('bitmapOf', () => {
  it('maps black to 0 and white to 255', () => {
    const pixels = { width: 2, height: 1, data: [0, 0, 0, 255, 255, 255, 255, 255] };
    expect([...bitmapOf(pixels).levels]).toEqual([0, 255]);
  });

  it('weights green most and blue least', () => {
    const pixels = { width: 3, height: 1, data: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255] };
    const [red = 0, green = 0, blue = 0] = bitmapOf(pixels).levels;
    expect(green).toBeGreaterThan(red);
    expect(red).toBeGreaterThan(blue);
  });

  it('keeps the level of a gray pixel', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), (level) => {
        expect([...bitmapOf({ width: 1, height: 1, data: [level, level, level, 255] }).levels]).toEqual([level]);
      }),
    );
  });
});

describe('mirroring', () => {
  it('reverses every row of a bitmap', () => {
    const { levels } = mirroredBitmap({ width: 3, height: 2, levels: Uint8Array.of(1, 2, 3, 4, 5, 6) });
    expect([...levels]).toEqual([3, 2, 1, 6, 5, 4]);
  });

  it('returns the original bitmap when applied twice', () => {
    fc.assert(fc.property(bitmaps, (bitmap) => expect(mirroredBitmap(mirroredBitmap(bitmap))).toEqual(bitmap)));
  });

  it('keeps the size and top of a box and swaps its left and right distances', () => {
    fc.assert(
      fc.property(shares, shares, shares, shares, (x, y, w, h) => {
        const mirrored = mirroredBox({ x, y, w, h });
        expect(mirrored).toMatchObject({ y, w, h });
        expect(mirrored.x).toBeCloseTo(1 - x - w);
      }),
    );
  });
});

describe('analysisSize', () => {
  const side = fc.integer({ min: 1, max: 8000 });

  it('keeps the size of a small picture', () => {
    expect(analysisSize({ width: 400, height: 500 })).toEqual({ width: 400, height: 500 });
  });

  it('is never larger than the picture, and never zero', () => {
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

  it('has about 200,000 pixels for a page and keeps its aspect ratio', () => {
    const { width, height } = analysisSize({ width: 2000, height: 3000 });
    expect(width * height).toBeGreaterThan(199_000);
    expect(width * height).toBeLessThan(201_000);
    expect(width / height).toBeCloseTo(2 / 3, 2);
  });
});
