import { PageType } from '@komawari/shared-proto';
import type { Leaf } from '../chapter/leaves';
import { spreadBox } from './spreadBox';

function comic(index: number, width: number, height: number): Leaf {
  return { kind: 'comic', index, number: index + 1, imageUrl: '', encryptionKey: '', width, height, type: PageType.SINGLE };
}

const stage = { width: 1400, height: 900 };
const leaves = [comic(0, 600, 900), comic(1, 700, 1050), comic(2, 1200, 400)];
const usual = { width: 600, height: 900 };
const options = { stage, fit: 'page' as const, isRtl: false, usual };

describe('spreadBox', () => {
  it('gives both pages the same height', () => {
    const { pages, height } = spreadBox(leaves, { first: 0, last: 1, slot: 'pair' }, options);
    expect(pages).toEqual([
      { leaf: 0, width: 600, height: 900 },
      { leaf: 1, width: 600, height: 900 },
    ]);
    expect(height).toBe(900);
  });

  it('puts the first page on the right in right-to-left reading', () => {
    const { pages } = spreadBox(leaves, { first: 0, last: 1, slot: 'pair' }, { ...options, isRtl: true });
    expect(pages.map(({ leaf }) => leaf)).toEqual([1, 0]);
  });

  it('leaves a blank of the same size where one of two pages is missing', () => {
    const box = spreadBox(leaves, { first: 0, last: 0, slot: 'right' }, options);
    expect(box).toMatchObject({ blankLeft: 600, blankRight: 0, width: 1200 });
  });

  it('puts the chosen gap between two pages, but none within a true spread', () => {
    const pair = { first: 0, last: 1, slot: 'pair' } as const;
    const halves = leaves.map((leaf, index) => ({ ...leaf, type: index === 0 ? PageType.LEFT : PageType.RIGHT }) as Leaf);
    expect(spreadBox(leaves, pair, { ...options, gap: 20 })).toMatchObject({ gap: 20, width: 1220 });
    expect(spreadBox(leaves, pair, { ...options, stage: { width: 1020, height: 900 }, gap: 20 })).toMatchObject({
      width: 1020,
      height: 750,
    });
    expect(spreadBox(halves, pair, { ...options, gap: 20 })).toMatchObject({ gap: 0, width: 1200 });
  });

  it('shows a wide page whole', () => {
    expect(spreadBox(leaves, { first: 2, last: 2, slot: 'full' }, options)).toMatchObject({ width: 1400, height: 467 });
  });

  it('fills the width or the height when the reader asks for it', () => {
    expect(spreadBox(leaves, { first: 0, last: 0, slot: 'full' }, { ...options, fit: 'width' })).toMatchObject({
      width: 1400,
      height: 2100,
    });
    expect(spreadBox(leaves, { first: 2, last: 2, slot: 'full' }, { ...options, fit: 'height' })).toMatchObject({
      width: 2700,
      height: 900,
    });
  });
});

describe('spreadBox of an oversized picture', () => {
  it('makes a strip piece as wide as a column, and a scroll as high as the stage', () => {
    const long = [comic(0, 800, 4000), comic(1, 9709, 1370), comic(2, 9709, 700)];
    const box = (leaf: number, size: { width: number; height: number }) =>
      spreadBox(long, { first: leaf, last: leaf, slot: 'full' }, { ...options, stage: size });
    const phone = { width: 390, height: 844 };
    expect([box(0, phone), box(0, stage)].map(({ width, height }) => [width, height])).toEqual([
      [390, 1950],
      [800, 4000],
    ]);
    expect([box(1, phone), box(1, stage)].map(({ height }) => height)).toEqual([844, 900]);
    // It is not enlarged.
    expect(box(2, stage).height).toBe(700);
  });

  it('shows a slice of a page as wide as the stage', () => {
    const slice = [comic(0, 992, 20)];
    const phone = { width: 390, height: 844 };
    const box = spreadBox(slice, { first: 0, last: 0, slot: 'full' }, { ...options, stage: phone });
    expect(box).toMatchObject({ width: 390, height: 8 });
  });

  it('shows a strip piece whole when the fit is height', () => {
    const piece = [comic(0, 800, 4000)];
    const fitted = spreadBox(piece, { first: 0, last: 0, slot: 'full' }, { ...options, fit: 'height' });
    expect(fitted.height).toBe(900);
  });
});
