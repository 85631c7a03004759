import fc from 'fast-check';
import {
  focusedLeafOf,
  heightOf,
  isStripEnd,
  layoutStrip,
  leavesBetween,
  pointAt,
  positionOf,
  type StripLeaf,
  scrollTopOf,
} from './stripGeometry';

const page: StripLeaf = { kind: 'ratio', width: 1000, height: 1500, columns: 1 };
const wide: StripLeaf = { kind: 'ratio', width: 2000, height: 1500, columns: 2 };

const aLeaf: fc.Arbitrary<StripLeaf> = fc.oneof(
  fc.record({
    kind: fc.constant('ratio' as const),
    width: fc.integer({ min: 300, max: 3000 }),
    height: fc.integer({ min: 300, max: 9000 }),
    columns: fc.constantFrom(1, 1.6, 2, 3),
  }),
  fc.record({
    kind: fc.constant('scroll' as const),
    width: fc.integer({ min: 5000, max: 9000 }),
    height: fc.integer({ min: 300, max: 1000 }),
    maxHeight: fc.integer({ min: 300, max: 2000 }),
  }),
  fc.record({ kind: fc.constant('fixed' as const), width: fc.constant(400), height: fc.integer({ min: 40, max: 2000 }) }),
);
const aStrip = fc.array(aLeaf, { minLength: 1, maxLength: 60 });
const aStage = fc
  .record({
    stageWidth: fc.integer({ min: 320, max: 2560 }),
    share: fc.double({ min: 0.3, max: 1, noNaN: true }),
    gap: fc.constantFrom(0, 30),
  })
  .map(({ stageWidth, share, gap }) => ({ stageWidth, stageHeight: 900, columnWidth: stageWidth * share, gap }));

describe('a strip', () => {
  it('keeps the specified gap between pages', () => {
    const { boxes } = layoutStrip([page, page], { stageWidth: 800, stageHeight: 900, columnWidth: 400, gap: 30 });
    expect(boxes[1]!.top - (boxes[0]!.top + boxes[0]!.height)).toBe(30);
  });

  it('gives a double-width page two columns, as far as the stage is wide enough', () => {
    expect(layoutStrip([wide], { stageWidth: 1400, stageHeight: 900, columnWidth: 600, gap: 0 }).boxes[0]!.width).toBe(1200);
    expect(layoutStrip([wide], { stageWidth: 390, stageHeight: 844, columnWidth: 390, gap: 0 }).boxes[0]!.width).toBe(390);
  });

  it('joins the pieces of one picture, and keeps the gap around it', () => {
    const piece: StripLeaf = { kind: 'ratio', width: 800, height: 4000, columns: 1, joins: true };
    const { boxes } = layoutStrip([page, piece, piece, page], { stageWidth: 800, stageHeight: 900, columnWidth: 400, gap: 30 });
    const gaps = boxes.slice(1).map(({ top }, index) => top - boxes[index]!.top - boxes[index]!.height);
    expect(gaps).toEqual([30, 0, 30]);
  });

  it('makes a horizontal scroll as high as the stage allows, but does not enlarge it', () => {
    const scroll = (height: number): StripLeaf => ({ kind: 'scroll', width: height * 7, height, maxHeight: height });
    const phone = { stageWidth: 390, stageHeight: 844, columnWidth: 390, gap: 0 };
    const [long, low] = layoutStrip([scroll(1370), scroll(200)], phone).boxes;
    expect(long).toMatchObject({ width: 390, height: 717, scrollWidth: 5022 });
    expect(low).toMatchObject({ width: 390, height: 200, scrollWidth: 1400 });
    expect(layoutStrip([scroll(100)], { ...phone, stageWidth: 1440, columnWidth: 800 }).boxes[0]).toMatchObject({
      width: 800,
      scrollWidth: 800,
    });
  });

  it('treats the middle of a gap as the start of the next page', () => {
    const geometry = layoutStrip([page, page], { stageWidth: 400, stageHeight: 900, columnWidth: 400, gap: 30 });
    expect(pointAt(geometry, 615)).toEqual({ leaf: 1, share: 0 });
  });
});

describe('any strip on any stage', () => {
  it('places pages without a seam or an overlap', () => {
    fc.assert(
      fc.property(aStrip, aStage, (leaves, stage) => {
        const { boxes } = layoutStrip(leaves, stage);
        boxes.slice(1).forEach((box, index) => {
          const before = boxes[index]!;
          expect(Math.abs(box.top - (before.top + before.height) - stage.gap)).toBeLessThanOrEqual(stage.gap === 0 ? 0 : 1);
        });
      }),
    );
  });

  it('finds the same point again after the stage changes', () => {
    fc.assert(
      fc.property(
        aStrip,
        aStage,
        aStage,
        fc.nat(),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (leaves, before, after, n, share) => {
          const point = { leaf: n % leaves.length, share };
          const seen = pointAt(layoutStrip(leaves, before), heightOf(layoutStrip(leaves, before), point));
          const again = pointAt(layoutStrip(leaves, after), heightOf(layoutStrip(leaves, after), seen));
          expect(again.leaf).toBe(point.leaf);
          expect(again.share).toBeCloseTo(point.share, 6);
        },
      ),
    );
  });

  it('restores the scroll position, and keeps the focused leaf visible on any other stage', () => {
    fc.assert(
      fc.property(aStrip, aStage, aStage, fc.double({ min: 0, max: 1, noNaN: true }), (leaves, before, after, at) => {
        const [first, second] = [layoutStrip(leaves, before), layoutStrip(leaves, after)];
        const screen = { top: at * Math.max(0, first.total - before.stageHeight), height: before.stageHeight };
        const position = positionOf(first, focusedLeafOf(first, screen), screen);
        expect(scrollTopOf(first, position, screen.height)).toBeCloseTo(screen.top, 6);
        const top = scrollTopOf(second, position, after.stageHeight);
        const box = second.boxes[position.leaf]!;
        expect(box.top).toBeLessThanOrEqual(top + after.stageHeight);
        expect(box.top + box.height).toBeGreaterThanOrEqual(Math.floor(top));
      }),
    );
  });

  it('lists exactly the leaves that touch a given range, or the next leaf when the range lies in a gap', () => {
    fc.assert(
      fc.property(
        aStrip,
        aStage,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 3000 }),
        (leaves, stage, at, height) => {
          const geometry = layoutStrip(leaves, stage);
          const from = at * (geometry.total - 1);
          const { first, last } = leavesBetween(geometry, from, from + height);
          const touching = geometry.boxes.flatMap((box, index) =>
            box.top + box.height > from && box.top < from + height ? [index] : [],
          );
          const next = geometry.boxes.findIndex((box) => box.top >= from);
          expect([first, last]).toEqual([touching[0] ?? next, touching.at(-1) ?? next]);
        },
      ),
    );
  });
});

test('isStripEnd is true within a rounding error of the start or end of the strip', () => {
  const at = (top: number, by: 1 | -1) => isStripEnd({ top, screen: 800, total: 3000 }, by);
  expect([at(2200, 1), at(2198.5, 1), at(2190, 1)]).toEqual([true, true, false]);
  expect([at(0, -1), at(1.5, -1), at(10, -1)]).toEqual([true, true, false]);
});
