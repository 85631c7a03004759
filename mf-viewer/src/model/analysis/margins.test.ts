import fc from 'fast-check';
import type { Bitmap } from '../bitmap/bitmap';
import { rowGaps } from '../panels/rowGaps';
import { contentBox } from './contentBox';
import { edgeColor } from './edgeColor';

const [WIDTH, HEIGHT] = [60, 100];

/** A page of one brightness with a gray block on it. */
function page(paper: number, block?: { x: number; y: number; w: number; h: number }): Bitmap {
  const levels = new Uint8Array(WIDTH * HEIGHT).fill(paper);
  for (let y = 0; block && y < block.h; y += 1) {
    for (let x = 0; x < block.w; x += 1) levels[(block.y + y) * WIDTH + block.x + x] = 90 + ((x * y) % 60);
  }
  return { width: WIDTH, height: HEIGHT, levels };
}

describe('contentBox', () => {
  it('is exactly the area inside the margins', () => {
    const block = fc.record({
      x: fc.integer({ min: 2, max: 20 }),
      y: fc.integer({ min: 3, max: 30 }),
      w: fc.integer({ min: 20, max: 36 }),
      h: fc.integer({ min: 30, max: 60 }),
    });
    fc.assert(
      fc.property(block, fc.constantFrom(0, 255), (box, paper) => {
        const { x, y, w, h } = contentBox(page(paper, box))!;
        expect([x * WIDTH, y * HEIGHT, w * WIDTH, h * HEIGHT].map(Math.round)).toEqual([box.x, box.y, box.w, box.h]);
      }),
      { numRuns: 50 },
    );
  });

  it('is the whole page when art reaches the edges, and undefined on a blank page', () => {
    const art = { ...page(0), levels: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i * 37) % 256) };
    expect(contentBox(art)).toEqual({ x: 0, y: 0, w: 1, h: 1 });
    expect(contentBox(page(255))).toBeUndefined();
  });
});

describe('rowGaps', () => {
  it('returns the empty stretches of a page from top to bottom', () => {
    expect(rowGaps(page(255, { x: 0, y: 20, w: 60, h: 50 }))).toEqual([
      { from: 0, to: 0.2 },
      { from: 0.7, to: 1 },
    ]);
  });

  it('splits a gap where the background color changes', () => {
    const strip = page(255);
    strip.levels.fill(10, (HEIGHT / 2) * WIDTH);
    expect(rowGaps(strip)).toEqual([
      { from: 0, to: 0.5 },
      { from: 0.5, to: 1 },
    ]);
  });

  it('returns ordered gaps that do not overlap, for any picture', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 0, 128, 255), { minLength: 60, maxLength: 60 * 40 }), (values) => {
        const height = Math.floor(values.length / WIDTH);
        const gaps = rowGaps({ width: WIDTH, height, levels: Uint8Array.from(values.slice(0, WIDTH * height)) });
        gaps.forEach(({ from, to }, i) => {
          expect(from).toBeLessThan(to);
          expect(from).toBeGreaterThanOrEqual(gaps[i - 1]?.to ?? 0);
          expect(to).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 50 },
    );
  });
});

describe('edgeColor', () => {
  it('is the most common color along the edge', () => {
    const data = Uint8Array.from({ length: 20 * 20 * 4 }, (_, i) => [250, 240, 230, 255][i % 4]!);
    data.set([0, 0, 0, 255], 0);
    expect(edgeColor({ width: 20, height: 20, data })).toBe('rgb(250 240 230)');
  });
});
