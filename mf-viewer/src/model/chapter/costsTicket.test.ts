import { aChapter, aLastPage, aMangaPage, aMangaViewer } from '@komawari/shared-proto/fixtures';
import { costsTicket } from './costsTicket';
import { readingChapter } from './readingChapter';

const NOW = Date.UTC(2026, 10, 21) / 1000;
const next = aChapter({ chapterId: 2, startTimeStamp: NOW - 10, endTimeStamp: 0, chapterTicketEndtime: 0 });

function chapterBefore(isNextChapterReadByTicket: boolean) {
  return readingChapter(aMangaViewer({ pages: [aMangaPage(), aLastPage({ nextChapter: next, isNextChapterReadByTicket })] }));
}

test('costsTicket is false for a free chapter', () => {
  expect(costsTicket(next, chapterBefore(false), NOW)).toBe(false);
});

test('costsTicket is true for the next chapter when the last page says so, and only for that one', () => {
  expect(costsTicket(next, chapterBefore(true), NOW)).toBe(true);
  expect(costsTicket({ ...next, chapterId: 3 }, chapterBefore(true), NOW)).toBe(false);
});

test('costsTicket is true from the end of free access until the end of ticket access', () => {
  const closed = { ...next, chapterId: 3, endTimeStamp: NOW - 5, chapterTicketEndtime: NOW + 5 };
  expect(costsTicket(closed, chapterBefore(false), NOW)).toBe(true);
  expect(costsTicket(closed, chapterBefore(false), NOW + 10)).toBe(false);
});
