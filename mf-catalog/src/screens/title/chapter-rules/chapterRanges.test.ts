import type { Chapter } from '@komawari/shared-proto';
import fc from 'fast-check';
import { chapterNumber } from './chapterNumber';
import { chapterRanges, missingBetween, toggledRanges } from './chapterRanges';

function chapter(chapterId: number): Chapter {
  return { chapterId, name: `#${String(chapterId).padStart(3, '0')}` } as Chapter;
}

const title = fc.record({ first: fc.nat(8), missing: fc.nat(30), last: fc.nat(8) }).map(({ first, missing, last }) => ({
  firstChapterList: Array.from({ length: first }, (_, index) => chapter(index + 1)),
  lastChapterList: Array.from({ length: last }, (_, index) => chapter(first + missing + index + 1)),
  missing,
}));

const numbers = (chapters: readonly Chapter[]) => chapters.map((each) => each.chapterId);

describe('chapterRanges', () => {
  it('comes back to the same list after two toggles', () => {
    fc.assert(
      fc.property(title, (view) => {
        const ranges = chapterRanges(view, 'oldestFirst');
        expect(toggledRanges(toggledRanges(ranges))).toEqual(ranges);
      }),
    );
  });

  it('shows every chapter once, in order, whichever way', () => {
    fc.assert(
      fc.property(title, (view) => {
        const all = numbers([...view.firstChapterList, ...view.lastChapterList]);
        const oldest = chapterRanges(view, 'oldestFirst');
        const newest = chapterRanges(view, 'newestFirst');
        expect(numbers([...oldest.upper, ...oldest.lower])).toEqual(all);
        expect(numbers([...newest.upper, ...newest.lower])).toEqual(all.reverse());
      }),
    );
  });

  it('says the same number of missing chapters whichever way', () => {
    fc.assert(
      fc.property(title, (view) => {
        const hasBoth = view.firstChapterList.length > 0 && view.lastChapterList.length > 0;
        const expected = hasBoth && view.missing > 0 ? view.missing : undefined;
        expect(missingBetween(chapterRanges(view, 'oldestFirst'))).toBe(expected);
        expect(missingBetween(chapterRanges(view, 'newestFirst'))).toBe(expected);
      }),
    );
  });

  it('shows a chapter once that both ranges name', () => {
    const view = { firstChapterList: [chapter(1), chapter(2)], lastChapterList: [chapter(2), chapter(3)] };
    expect(numbers(chapterRanges(view, 'oldestFirst').lower)).toEqual([3]);
  });
});

describe('chapterNumber', () => {
  it.each([
    ['#001', 1],
    ['014', 14],
    ['#10.5', 10.5],
    ['ex', undefined],
    ['One-Shot', undefined],
    [undefined, undefined],
  ])('reads %s as %s', (name, expected) => {
    expect(chapterNumber(name)).toBe(expected);
  });
});
