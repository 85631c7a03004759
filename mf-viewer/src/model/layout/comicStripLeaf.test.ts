import { PageType } from '@komawari/shared-proto';
import { comicStripLeaf, stripGap } from './comicStripLeaf';

const usual = { width: 800, height: 1200 };
const single = (width: number, height: number) => ({ width, height, type: PageType.SINGLE });

describe('a picture in a strip', () => {
  it('takes one column, or more if it was drawn clearly wider', () => {
    expect(comicStripLeaf(single(800, 1200), usual)).toMatchObject({ kind: 'ratio', columns: 1, joins: false });
    expect(comicStripLeaf(single(900, 1200), usual)).toMatchObject({ columns: 1 });
    expect(comicStripLeaf(single(1600, 1200), usual)).toMatchObject({ columns: 2 });
  });

  it('joins the next one if it is a piece of a longer picture', () => {
    expect(comicStripLeaf(single(800, 4000), usual)).toMatchObject({ joins: true });
  });

  it('is scrolled sideways if it is a scroll, as high as its zoom allows', () => {
    expect(comicStripLeaf(single(9709, 1370), usual, 2)).toEqual({ kind: 'scroll', width: 9709, height: 1370, maxHeight: 2740 });
  });

  it('is not scrolled sideways if it is only a slice of a page', () => {
    expect(comicStripLeaf(single(992, 20), usual)).toMatchObject({ kind: 'ratio' });
  });
});

test('a strip has the gap of its reader, or the usual one, and none if it can only be a strip', () => {
  expect([stripGap(false, null), stripGap(false, 4), stripGap(true, 4)]).toEqual([30, 4, 0]);
});
