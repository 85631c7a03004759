import { aChapter } from '@komawari/shared-proto/fixtures';
import fc from 'fast-check';
import { missingCount, orderedRanges } from './orderedRanges';

function chapter(chapterId: number, name = `#${String(chapterId).padStart(3, '0')}`) {
  return aChapter({ chapterId, name });
}

const titles = fc.record({ first: fc.nat(8), missing: fc.nat(30), last: fc.nat(8) }).map(({ first, missing, last }) => ({
  firstChapterList: Array.from({ length: first }, (_, index) => chapter(index + 1)),
  lastChapterList: Array.from({ length: last }, (_, index) => chapter(first + missing + index + 1)),
  ticketChapterList: [],
  missing,
}));

describe('orderedRanges', () => {
  it('contain every chapter once, in either order', () => {
    fc.assert(
      fc.property(titles, (view) => {
        const all = [...view.firstChapterList, ...view.lastChapterList];
        const oldest = orderedRanges(view, 'oldestFirst');
        const newest = orderedRanges(view, 'newestFirst');
        expect([...oldest.upper, ...oldest.lower]).toEqual(all);
        expect([...newest.upper, ...newest.lower]).toEqual(all.toReversed());
        expect([newest.lower.length, newest.upper.length]).toEqual([oldest.upper.length, oldest.lower.length]);
      }),
    );
  });

  it('contain a chapter of both lists once', () => {
    const view = {
      firstChapterList: [chapter(1), chapter(2)],
      lastChapterList: [chapter(2), chapter(3)],
      ticketChapterList: [],
    };
    expect(orderedRanges(view, 'oldestFirst').lower.map(({ chapterId }) => chapterId)).toEqual([3]);
    expect(missingCount(view)).toBeUndefined();
  });
});

describe('missingCount', () => {
  it('counts the chapters between the two lists', () => {
    fc.assert(
      fc.property(titles, (view) => {
        const hasBoth = view.firstChapterList.length > 0 && view.lastChapterList.length > 0;
        expect(missingCount(view)).toBe(hasBoth && view.missing > 0 ? view.missing : undefined);
      }),
    );
  });

  it('is undefined if a chapter beside the gap has no number', () => {
    const view = { firstChapterList: [chapter(1)], lastChapterList: [chapter(9, 'ex')], ticketChapterList: [] };
    expect(missingCount(view)).toBeUndefined();
  });

  it('excludes ticket chapters within the gap, each once', () => {
    const ends = { firstChapterList: [chapter(3)], lastChapterList: [chapter(10)] };
    const count = (...ticketChapterList: ReturnType<typeof chapter>[]) => missingCount({ ...ends, ticketChapterList });
    expect(count()).toBe(6);
    expect(count(chapter(4), chapter(5))).toBe(4);
    expect(count(chapter(4), chapter(40, '#004'), chapter(41, '#004.5'), chapter(11), chapter(3), chapter(42, 'ex'))).toBe(5);
    expect(count(...[4, 5, 6, 7, 8, 9].map((id) => chapter(id)))).toBe(0);
  });
});
