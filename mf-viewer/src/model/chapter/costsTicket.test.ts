import { aChapter, aLastPage, aMangaPage, aMangaViewer } from '@komawari/shared-proto/fixtures';
import { costsTicket } from './costsTicket';
import { readingChapter } from './readingChapter';

const NOW = Date.UTC(2026, 10, 21) / 1000;
const next = aChapter({ chapterId: 2, startTimeStamp: NOW - 10, endTimeStamp: 0, chapterTicketEndtime: 0 });

function chapterBefore(isNextChapterReadByTicket: boolean) {
  return readingChapter(aMangaViewer({ pages: [aMangaPage(), aLastPage({ nextChapter: next, isNextChapterReadByTicket })] }));
}

test('a free chapter costs none', () => {
  expect(costsTicket(next, chapterBefore(false), NOW)).toBe(false);
});

test('the next chapter costs one when the last page says so, and no other chapter does because of that', () => {
  expect(costsTicket(next, chapterBefore(true), NOW)).toBe(true);
  expect(costsTicket({ ...next, chapterId: 3 }, chapterBefore(true), NOW)).toBe(false);
});

test('a chapter whose own time is over costs one until its ticket time is', () => {
  const closed = { ...next, chapterId: 3, endTimeStamp: NOW - 5, chapterTicketEndtime: NOW + 5 };
  expect(costsTicket(closed, chapterBefore(false), NOW)).toBe(true);
  expect(costsTicket(closed, chapterBefore(false), NOW + 10)).toBe(false);
});
