import { PageType } from '@komawari/shared-proto';
import { aBanner } from '@komawari/shared-proto/fixtures';
import type { ComicLeaf, Leaf } from '../chapter/leaves';
import { BY_LINK, clampPosition, isNearEnd, openingPosition, positionToStore } from './position';

function comic(index: number, number: number): ComicLeaf {
  return { kind: 'comic', index, number, imageUrl: '', encryptionKey: '', width: 2, height: 3, type: PageType.SINGLE };
}

/** Two pictures, a page of banners, another picture and an advertisement. */
const leaves: Leaf[] = [
  comic(0, 1),
  comic(1, 2),
  { kind: 'banners', index: 2, title: '', banners: [] },
  comic(3, 3),
  { kind: 'advertisement', index: 4, banner: aBanner() },
];
const opening = { ...BY_LINK, chapterId: 7, leaves, stored: undefined };

describe('openingPosition', () => {
  it('is the start for a new reader', () => {
    expect(openingPosition(opening)).toEqual({ leaf: 0, fraction: 0 });
  });

  it('is the page named in the URL, counting only pictures', () => {
    expect(openingPosition({ ...opening, linkedPage: '3' })).toEqual({ leaf: 3, fraction: 0 });
  });

  it('stays within the chapter when the URL names a page that does not exist', () => {
    expect(openingPosition({ ...opening, linkedPage: '900' }).leaf).toBe(3);
    expect(openingPosition({ ...opening, linkedPage: '-2' }).leaf).toBe(0);
    expect(openingPosition({ ...opening, linkedPage: 'seven' }).leaf).toBe(0);
  });

  it('is the stored position in the chapter', () => {
    expect(openingPosition({ ...opening, stored: { chapterId: 7, page: 2, fraction: 0.4 } })).toEqual({ leaf: 3, fraction: 0.4 });
  });

  it('is the start when the stored position is in another chapter', () => {
    expect(openingPosition({ ...opening, stored: { chapterId: 8, page: 2, fraction: 0.4 } }).leaf).toBe(0);
  });

  it('keeps the stored fraction when the URL names the stored page', () => {
    const stored = { chapterId: 7, page: 2, fraction: 0.4 };
    expect(openingPosition({ ...opening, linkedPage: '3', stored })).toEqual({ leaf: 3, fraction: 0.4 });
    expect(openingPosition({ ...opening, linkedPage: '2', stored })).toEqual({ leaf: 1, fraction: 0 });
  });

  it('prefers the exit position over the URL and the stored position', () => {
    const stored = { chapterId: 8, page: 2, fraction: 0.4 };
    const left = { leaf: 2, fraction: 0.7 };
    expect(openingPosition({ ...opening, linkedPage: '1', stored, left })).toEqual(left);
    expect(openingPosition({ ...opening, left: { leaf: 9, fraction: 0 } }).leaf).toBe(4);
  });

  it('is past the last picture again after a reload there', () => {
    const stored = { chapterId: 7, ...positionToStore(leaves, { leaf: 4, fraction: 0 }) };
    expect(openingPosition({ ...opening, linkedPage: '3', stored })).toEqual({ leaf: 4, fraction: 0 });
  });

  it('is the start after the chapter was read to the end', () => {
    const stored = { chapterId: 7, ...positionToStore(leaves, { leaf: 4, fraction: 0 }) };
    expect(openingPosition({ ...opening, stored })).toEqual({ leaf: 0, fraction: 0 });
  });

  it('prefers the stored position over the URL on a return in the same visit, also past the last picture', () => {
    const end = { chapterId: 7, ...positionToStore(leaves, { leaf: 4, fraction: 0 }) };
    for (const linkedPage of [null, '1', '3']) {
      expect(openingPosition({ ...opening, isReturn: true, linkedPage, stored: end })).toEqual({ leaf: 4, fraction: 0 });
    }
    const other = { ...end, chapterId: 8 };
    expect(openingPosition({ ...opening, isReturn: true, linkedPage: '3', stored: other })).toEqual({ leaf: 3, fraction: 0 });
  });

  it('is the last picture when the reader comes from the next chapter, unless the URL names a page', () => {
    const back = { ...opening, isFromNextChapter: true, stored: { chapterId: 7, page: 0, fraction: 0.4 } };
    expect(openingPosition(back)).toEqual({ leaf: 3, fraction: expect.closeTo(0.067) });
    expect(openingPosition({ ...back, linkedPage: '2' })).toEqual({ leaf: 1, fraction: 0 });
    expect(openingPosition({ ...back, leaves: [{ ...comic(0, 1), width: 100, height: 2000 }] }).fraction).toBeCloseTo(0.93);
    expect(openingPosition({ ...back, leaves: leaves.slice(2, 3) })).toEqual({ leaf: 0, fraction: 0 });
  });
});

describe('a position', () => {
  it('is stored as the index of the picture', () => {
    expect(positionToStore(leaves, { leaf: 3, fraction: 0.25 })).toEqual({ page: 2, fraction: 0.25 });
  });

  it('is clamped when the chapter becomes shorter', () => {
    expect(clampPosition({ leaf: 12, fraction: 0.5 }, 5)).toEqual({ leaf: 4, fraction: 0.5 });
  });

  it('is near the end on the last two leaves', () => {
    expect([2, 3, 4].map((leaf) => isNearEnd(5, leaf))).toEqual([false, true, true]);
  });
});
