import fc from 'fast-check';
import { clearestCut, divide, MIN_CLEAR } from './cut';
import { measureRegion, type Region, type Sheet } from './region';

const SIDE = 60;
const WHOLE = { left: 0, top: 0, right: SIDE - 1, bottom: SIDE - 1 };

/** A sheet of art whose gutters are the pixels for which `isPaper` is true. */
function sheetWith(isPaper: (x: number, y: number) => boolean): { sheet: Sheet; whole: Region } {
  const paper = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1) for (let x = 0; x < SIDE; x += 1) if (isPaper(x, y)) paper[y * SIDE + x] = 1;
  const sheet = { width: SIDE, height: SIDE, paper, owners: new Uint8Array(SIDE * SIDE) };
  return { sheet, whole: measureRegion(sheet, 0, WHOLE)! };
}

describe('clearestCut', () => {
  it('runs along the middle of a straight gutter, wherever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 44 }), fc.boolean(), (at, isAcross) => {
        const { sheet, whole } = sheetWith((x, y) => Math.abs((isAcross ? y : x) - at) <= 2);
        const cut = clearestCut(sheet, whole, isAcross ? 'across' : 'down', 5);
        expect(cut).toMatchObject({ lean: 0, clear: 1 });
        expect(Math.abs(cut!.at - at)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is undefined where there is no gutter, and in the other direction', () => {
    expect(clearestCut(sheetWith(() => false).sheet, sheetWith(() => false).whole, 'across', 5)).toBeUndefined();
    const { sheet, whole } = sheetWith((x) => Math.abs(x - 30) <= 2);
    expect(clearestCut(sheet, whole, 'across', 5)).toBeUndefined();
  });

  it('follows the slope of a slanted gutter', () => {
    const { sheet, whole } = sheetWith((x, y) => Math.abs(y - (27 + x / 10)) <= 1.5);
    const cut = clearestCut(sheet, whole, 'across', 5);
    expect(cut?.lean).toBeGreaterThan(0);
    expect(cut?.clear).toBeGreaterThan(0.9);
  });

  it('tolerates a small obstacle in the gutter, but not a large one', () => {
    const crossed = (share: number) => sheetWith((x, y) => Math.abs(y - 30) <= 2 && x >= SIDE * share);
    const little = crossed(0.1);
    const much = crossed(0.4);
    expect(clearestCut(little.sheet, little.whole, 'across', 5)?.clear).toBeGreaterThan(MIN_CLEAR);
    expect(clearestCut(much.sheet, much.whole, 'across', 5)).toBeUndefined();
  });

  it('keeps the requested distance from both sides', () => {
    const { sheet, whole } = sheetWith((_, y) => Math.abs(y - 8) <= 1);
    expect(clearestCut(sheet, whole, 'across', 5)?.at).toBe(8);
    expect(clearestCut(sheet, whole, 'across', 15)).toBeUndefined();
  });
});

describe('divide', () => {
  it('assigns the pixels beyond the cut to the other region, and loses none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 54 }), fc.constantFrom('across' as const, 'down' as const), (at, way) => {
        const { sheet, whole } = sheetWith(() => false);
        divide(sheet, whole, { way, at, lean: 0, clear: 1 }, 1);
        const [first, second] = [measureRegion(sheet, 0, WHOLE)!, measureRegion(sheet, 1, WHOLE)!];
        expect(first.area + second.area).toBe(SIDE * SIDE);
        expect(way === 'across' ? first.box.bottom : first.box.right).toBe(at);
        expect(way === 'across' ? second.box.top : second.box.left).toBe(at + 1);
      }),
    );
  });

  it('follows the slope of the cut', () => {
    const { sheet, whole } = sheetWith(() => false);
    divide(sheet, whole, { way: 'across', at: 30, lean: 20, clear: 1 }, 1);
    expect(sheet.owners[30 * SIDE]).toBe(1);
    expect(sheet.owners[30 * SIDE + SIDE - 1]).toBe(0);
  });

  it('leaves other regions as they are', () => {
    const { sheet, whole } = sheetWith(() => false);
    sheet.owners.fill(7, 0, SIDE);
    divide(sheet, whole, { way: 'down', at: 30, lean: 0, clear: 1 }, 1);
    expect(new Set(sheet.owners.subarray(0, SIDE))).toEqual(new Set([7]));
  });
});
