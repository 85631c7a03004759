import fc from 'fast-check';
import { findBackgrounds, findPaper } from './background';
import type { Bitmap } from './bitmap';

const [WIDTH, HEIGHT] = [80, 100];

interface Block {
  x: number;
  y: number;
  w: number;
  h: number;
  level: number;
}

/** A page of one brightness with blocks on it, the later ones over the earlier ones. */
function page(paper: number, ...blocks: Block[]): Bitmap {
  const levels = new Uint8Array(WIDTH * HEIGHT).fill(paper);
  for (const { x, y, w, h, level } of blocks) {
    for (let row = y; row < y + h; row += 1) levels.fill(level, row * WIDTH + x, row * WIDTH + x + w);
  }
  return { width: WIDTH, height: HEIGHT, levels };
}

const levelOf = fc.integer({ min: 0, max: 255 });

describe('findBackgrounds', () => {
  it('finds the brightness of the page edge, whatever is drawn inside', () => {
    fc.assert(
      fc.property(levelOf, levelOf, (paper, level) => {
        const [first] = findBackgrounds(page(paper, { x: 20, y: 20, w: 40, h: 60, level }));
        expect(first?.level).toBe(paper);
        expect(first?.share).toBe(1);
      }),
    );
  });

  it('finds both backgrounds of a two-tone page, the larger one first', () => {
    const found = findBackgrounds(page(255, { x: 0, y: 0, w: WIDTH, h: 30, level: 0 }));
    expect(found.map(({ level }) => level)).toEqual([255, 0]);
    expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('returns at most three backgrounds', () => {
    const bands = [40, 90, 140, 190].map((level, i) => ({ x: 0, y: 20 * i, w: WIDTH, h: 20, level }));
    expect(findBackgrounds(page(255, ...bands))).toHaveLength(3);
  });

  it('gives a grainy background a higher tolerance than a clean one', () => {
    const clean = page(200);
    const grain = page(200);
    grain.levels.forEach((level, i) => (grain.levels[i] = level + ((i * 7) % 11) - 5));
    expect(findBackgrounds(grain)[0]!.tolerance).toBeGreaterThan(findBackgrounds(clean)[0]!.tolerance);
  });
});

describe('findPaper', () => {
  const background = { level: 255, tolerance: 9, share: 1 };
  const at = (x: number, y: number) => y * WIDTH + x;

  it('marks the background that is connected to the page edge', () => {
    const paper = findPaper(page(255, { x: 20, y: 20, w: 40, h: 60, level: 0 }), background);
    expect([paper[at(0, 0)], paper[at(10, 50)], paper[at(40, 50)]]).toEqual([1, 1, 0]);
  });

  it('does not mark the white inside a closed frame', () => {
    const frame = { x: 20, y: 20, w: 40, h: 60, level: 0 };
    const inside = { x: 22, y: 22, w: 36, h: 56, level: 255 };
    const paper = findPaper(page(255, frame, inside), background);
    expect([paper[at(19, 50)], paper[at(20, 50)], paper[at(40, 50)]]).toEqual([1, 0, 0]);
  });

  it('marks the white inside a frame that has an opening', () => {
    const frame = { x: 20, y: 20, w: 40, h: 60, level: 0 };
    const inside = { x: 22, y: 22, w: 36, h: 56, level: 255 };
    const gate = { x: 20, y: 50, w: 2, h: 1, level: 255 };
    expect(findPaper(page(255, frame, inside, gate), background)[at(40, 50)]).toBe(1);
  });

  it('marks only pixels within the tolerance of the background', () => {
    fc.assert(
      fc.property(levelOf, levelOf, (paper, level) => {
        const bitmap = page(paper, { x: 0, y: 30, w: 50, h: 20, level });
        const found = findPaper(bitmap, { level: paper, tolerance: 9, share: 1 });
        expect(bitmap.levels.every((brightness, i) => found[i] === 0 || Math.abs(brightness - paper) <= 9)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
