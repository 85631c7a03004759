import fc from 'fast-check';
import type { Bitmap } from '../bitmap/bitmap';
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

describe('edgeColor', () => {
  it('is the most common color along the edge', () => {
    const data = Uint8Array.from({ length: 20 * 20 * 4 }, (_, i) => [250, 240, 230, 255][i % 4]!);
    data.set([0, 0, 0, 255], 0);
    expect(edgeColor({ width: 20, height: 20, data })).toBe('rgb(250 240 230)');
  });
});
