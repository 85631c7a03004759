import { aChapter, aLastPage, aMangaPage, aMangaViewer } from '@komawari/shared-proto/fixtures';
import fc from 'fast-check';
import { asCorrected, readingChapter } from './readingChapter';

const [first, second, third] = [1, 2, 3].map((chapterId) => aChapter({ chapterId, startTimeStamp: chapterId * 100 }));
const chapters = [first!, second!, third!];

describe('the chapters before and after', () => {
  it('are those that came out before and after, whatever order the list is in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(chapters, { minLength: 3 }), (list) => {
        const { previous, next } = readingChapter(aMangaViewer({ chapterId: 2, chapters: list, pages: [aMangaPage()] }));
        expect([previous?.chapterId, next?.chapterId]).toEqual([1, 3]);
      }),
    );
  });

  it('are none at the ends, and none for a chapter that the list does not have', () => {
    const around = (chapterId: number) => readingChapter(aMangaViewer({ chapterId, chapters, pages: [] }));
    expect(around(1).previous).toBeUndefined();
    expect(around(3).next).toBeUndefined();
    expect([around(9).previous, around(9).next]).toEqual([undefined, undefined]);
  });

  it('come from the last page where there is one: it knows what is not in the list', () => {
    const other = aChapter({ chapterId: 7 });
    const viewer = aMangaViewer({ chapterId: 2, chapters, pages: [aMangaPage(), aLastPage({ nextChapter: other })] });
    expect(readingChapter(viewer).next?.chapterId).toBe(7);
  });
});

describe('the direction', () => {
  it('is from the right where the title says so, and never in a strip', () => {
    const isRtl = (startFromRight: boolean, isVerticalOnly: boolean) =>
      readingChapter(aMangaViewer({ startFromRight, isVerticalOnly })).isRtl;
    expect([isRtl(true, false), isRtl(false, false), isRtl(true, true)]).toEqual([true, false, false]);
  });

  it('is the reader’s where a title is marked wrongly, and never that of a strip', () => {
    const orders = (startFromRight: boolean, isVerticalOnly: boolean) => {
      const chapter = readingChapter(aMangaViewer({ startFromRight, isVerticalOnly }));
      return (['auto', 'ltr', 'rtl'] as const).map((pageOrder) => asCorrected(chapter, { isBook: false, pageOrder }).isRtl);
    };
    expect(orders(true, false)).toEqual([true, false, true]);
    expect(orders(false, false)).toEqual([false, false, true]);
    expect(orders(false, true)).toEqual([false, false, false]);
  });
});

test('a book that is marked as a strip is one where its reader says so, and nothing else becomes one', () => {
  const corrected = (isVerticalOnly: boolean, isBook: boolean) =>
    asCorrected(readingChapter(aMangaViewer({ isVerticalOnly })), { isBook, pageOrder: 'rtl' });
  expect(corrected(true, true)).toMatchObject({ isVerticalOnly: false, isMarkedVertical: true, isRtl: true });
  expect(corrected(true, false)).toMatchObject({ isVerticalOnly: true, isRtl: false });
  expect(corrected(false, true)).toMatchObject({ isVerticalOnly: false, isMarkedVertical: false });
});

test('pages that are no pictures do not count', () => {
  expect(readingChapter(aMangaViewer({ pages: [aMangaPage(), aMangaPage(), aLastPage()] })).pageCount).toBe(2);
});
