import { aChapter, aLastPage, aMangaPage, aMangaViewer } from '@komawari/shared-proto/fixtures';
import fc from 'fast-check';
import { asCorrected, readingChapter } from './readingChapter';

const [first, second, third] = [1, 2, 3].map((chapterId) => aChapter({ chapterId, startTimeStamp: chapterId * 100 }));
const chapters = [first!, second!, third!];

describe('previous and next of readingChapter', () => {
  it('are the neighbors by release date, whatever the order of the list', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(chapters, { minLength: 3 }), (list) => {
        const { previous, next } = readingChapter(aMangaViewer({ chapterId: 2, chapters: list, pages: [aMangaPage()] }));
        expect([previous?.chapterId, next?.chapterId]).toEqual([1, 3]);
      }),
    );
  });

  it('are undefined at the ends and for a chapter that is not in the list', () => {
    const around = (chapterId: number) => readingChapter(aMangaViewer({ chapterId, chapters, pages: [] }));
    expect(around(1).previous).toBeUndefined();
    expect(around(3).next).toBeUndefined();
    expect([around(9).previous, around(9).next]).toEqual([undefined, undefined]);
  });

  it('prefer the next chapter of the last page, even one that is not in the list', () => {
    const other = aChapter({ chapterId: 7 });
    const viewer = aMangaViewer({ chapterId: 2, chapters, pages: [aMangaPage(), aLastPage({ nextChapter: other })] });
    expect(readingChapter(viewer).next?.chapterId).toBe(7);
  });
});

describe('the reading direction', () => {
  it('is right to left when the title says so, but never in a strip', () => {
    const isRtl = (startFromRight: boolean, isVerticalOnly: boolean) =>
      readingChapter(aMangaViewer({ startFromRight, isVerticalOnly })).isRtl;
    expect([isRtl(true, false), isRtl(false, false), isRtl(true, true)]).toEqual([true, false, false]);
  });

  it('follows the page order that the reader chose, but not in a strip', () => {
    const orders = (startFromRight: boolean, isVerticalOnly: boolean) => {
      const chapter = readingChapter(aMangaViewer({ startFromRight, isVerticalOnly }));
      return (['auto', 'ltr', 'rtl'] as const).map((pageOrder) => asCorrected(chapter, { isBook: false, pageOrder }).isRtl);
    };
    expect(orders(true, false)).toEqual([true, false, true]);
    expect(orders(false, false)).toEqual([false, false, true]);
    expect(orders(false, true)).toEqual([false, false, false]);
  });
});

test('asCorrected turns a chapter marked as a strip into a book only when isBook is set', () => {
  const corrected = (isVerticalOnly: boolean, isBook: boolean) =>
    asCorrected(readingChapter(aMangaViewer({ isVerticalOnly })), { isBook, pageOrder: 'rtl' });
  expect(corrected(true, true)).toMatchObject({ isVerticalOnly: false, isMarkedVertical: true, isRtl: true });
  expect(corrected(true, false)).toMatchObject({ isVerticalOnly: true, isRtl: false });
  expect(corrected(false, true)).toMatchObject({ isVerticalOnly: false, isMarkedVertical: false });
});

test('pageCount counts only pictures', () => {
  expect(readingChapter(aMangaViewer({ pages: [aMangaPage(), aMangaPage(), aLastPage()] })).pageCount).toBe(2);
});
