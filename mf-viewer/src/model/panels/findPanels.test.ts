import fc from 'fast-check';
import { type Bitmap, type Box, mirroredBitmap, mirroredBox } from '../bitmap/bitmap';
import { findPanels, MIN_CONFIDENCE, panelsToFollow } from './findPanels';

const [WIDTH, HEIGHT] = [120, 180];

interface Drawing {
  paper: number;
  /** Gray of each panel's picture. */
  art: number;
  rows: readonly { share: number; columns: readonly number[] }[];
  /** Around the page; 0 is a page that bleeds. */
  margin: number;
  gutter: number;
}

/** A page of framed panels, and their positions in pixels, row by row from the left. */
function draw({ paper, art, rows, margin, gutter }: Drawing): { bitmap: Bitmap; panels: Box[] } {
  const levels = new Uint8Array(WIDTH * HEIGHT).fill(paper);
  const frame = 255 - paper;
  const panels: Box[] = [];
  const room = { w: WIDTH - margin * 2, h: HEIGHT - margin * 2 - gutter * (rows.length - 1) };
  const total = rows.reduce((sum, row) => sum + row.share, 0);
  let y = margin;
  for (const { share, columns } of rows) {
    const h = Math.floor((room.h * share) / total);
    const all = columns.reduce((sum, column) => sum + column, 0);
    let x = margin;
    for (const column of columns) {
      const w = Math.floor(((room.w - gutter * (columns.length - 1)) * column) / all);
      for (let py = y; py < y + h; py += 1) {
        for (let px = x; px < x + w; px += 1) {
          const isFrame = px === x || px === x + w - 1 || py === y || py === y + h - 1;
          levels[py * WIDTH + px] = isFrame ? frame : art + ((px * 13 + py * 29) % 50);
        }
      }
      panels.push({ x: x / WIDTH, y: y / HEIGHT, w: w / WIDTH, h: h / HEIGHT });
      x += w + gutter;
    }
    y += h + gutter;
  }
  return { bitmap: { width: WIDTH, height: HEIGHT, levels }, panels };
}

const share = fc.integer({ min: 2, max: 4 });
/** The last row has one panel, which is as wide as the page, so that rows differ from columns. */
const drawing: fc.Arbitrary<Drawing> = fc.record({
  paper: fc.constantFrom(255, 244, 0),
  art: fc.integer({ min: 60, max: 150 }),
  rows: fc
    .array(fc.record({ share, columns: fc.array(share, { minLength: 1, maxLength: 3 }) }), { minLength: 1, maxLength: 3 })
    .map((rows) => [...rows, { share: 3, columns: [1] }]),
  margin: fc.constantFrom(0, 4, 9),
  gutter: fc.integer({ min: 3, max: 7 }),
});

const RUNS = { numRuns: 40 };

function expectSame(found: readonly Box[], drawn: readonly Box[], within = 0.02): void {
  expect(found).toHaveLength(drawn.length);
  found.forEach((box, i) => {
    for (const side of ['x', 'y', 'w', 'h'] as const) expect(Math.abs(box[side] - drawn[i]![side])).toBeLessThan(within);
  });
}

describe('findPanels', () => {
  it('finds framed panels row by row, on white, cream and black, with and without margins', () => {
    fc.assert(
      fc.property(drawing, (page) => {
        const { bitmap, panels } = draw(page);
        const found = findPanels(bitmap, { isRtl: false });
        expect(found.confidence).toBeGreaterThanOrEqual(MIN_CONFIDENCE);
        expectSame(found.boxes, panels);
      }),
      RUNS,
    );
  });

  it('orders a right-to-left page as the mirror image of a left-to-right one', () => {
    fc.assert(
      fc.property(drawing, (page) => {
        const { bitmap } = draw(page);
        const left = findPanels(bitmap, { isRtl: false });
        const right = findPanels(mirroredBitmap(bitmap), { isRtl: true });
        expect(right).toEqual({ ...left, boxes: left.boxes.map(mirroredBox) });
      }),
      RUNS,
    );
  });

  it('keeps every box on the page and limits overlaps, for any picture', () => {
    const picture = fc.record({
      width: fc.integer({ min: 1, max: 40 }),
      height: fc.integer({ min: 1, max: 40 }),
      seed: fc.infiniteStream(fc.constantFrom(0, 0, 0, 120, 255)),
    });
    fc.assert(
      fc.property(picture, fc.boolean(), ({ width, height, seed }, isRtl) => {
        const bitmap = { width, height, levels: Uint8Array.from({ length: width * height }, () => seed.next().value as number) };
        const found = findPanels(bitmap, { isRtl });
        expect(found.confidence).toBeGreaterThanOrEqual(0);
        expect(found.confidence).toBeLessThanOrEqual(1);
        for (const { x, y, w, h } of found.boxes) {
          expect(Math.min(x, y, w, h)).toBeGreaterThanOrEqual(-1e-9);
          expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1 + 1e-9);
        }
        // With leaning gutters, the boxes of two panels may overlap slightly, but never by more than the lean.
        const area = found.boxes.reduce((sum, { w, h }) => sum + w * h, 0);
        expect(area).toBeLessThanOrEqual(1.6);
        expect(findPanels(bitmap, { isRtl })).toEqual(found);
      }),
      { numRuns: 30 },
    );
  });

  it('finds no panels to follow on a single picture, a blank page, or a page without gutters', () => {
    const full = {
      width: WIDTH,
      height: HEIGHT,
      levels: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i * 7919) % 200),
    };
    const blank = { width: WIDTH, height: HEIGHT, levels: new Uint8Array(WIDTH * HEIGHT).fill(255) };
    const one = draw({ paper: 255, art: 90, rows: [{ share: 1, columns: [1] }], margin: 6, gutter: 4 }).bitmap;
    for (const bitmap of [full, blank, one]) expect(panelsToFollow(findPanels(bitmap, { isRtl: false }))).toEqual([]);
  });

  it('ignores a page number, and a speech balloon across a gutter', () => {
    const { bitmap, panels } = draw({
      paper: 255,
      art: 120,
      rows: [
        { share: 1, columns: [1, 1] },
        { share: 1, columns: [1] },
      ],
      margin: 9,
      gutter: 5,
    });
    const ink = (x: number, y: number, w: number, h: number, level: number) => {
      for (let py = y; py < y + h; py += 1) bitmap.levels.fill(level, py * WIDTH + x, py * WIDTH + x + w);
    };
    ink(56, 174, 3, 3, 0);
    ink(46, 85, 14, 12, 30);
    expectSame(findPanels(bitmap, { isRtl: false }).boxes, panels, 0.03);
  });
});
