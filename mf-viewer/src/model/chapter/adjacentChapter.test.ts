import { aChapter } from '@komawari/shared-proto/fixtures';
import { adjacentChapter } from './adjacentChapter';

const NOW = 10_000;
const free = { endTimeStamp: 0, chapterTicketEndtime: 0 };
const ended = { endTimeStamp: 500, chapterTicketEndtime: 0 };
const byTicket = { endTimeStamp: 500, chapterTicketEndtime: NOW + 1 };

function chapter(chapterId: number, times = free) {
  return aChapter({ chapterId, startTimeStamp: chapterId * 100, ...times });
}

describe('the chapter before', () => {
  it('is the one that came out before, whatever order the list is in', () => {
    const open = { chapterId: 3, chapters: [chapter(3), chapter(1), chapter(2)], next: undefined };
    expect(adjacentChapter(open, -1, NOW)?.chapterId).toBe(2);
  });

  it('is the nearest that can be read, with a ticket too', () => {
    const behindEnded = { chapterId: 3, chapters: [chapter(1), chapter(2, ended), chapter(3)], next: undefined };
    expect(adjacentChapter(behindEnded, -1, NOW)?.chapterId).toBe(1);
    const behindTicket = { chapterId: 3, chapters: [chapter(1), chapter(2, byTicket), chapter(3)], next: undefined };
    expect(adjacentChapter(behindTicket, -1, NOW)?.chapterId).toBe(2);
  });

  it('is none before the first, and for a chapter that the list does not have', () => {
    const chapters = [chapter(1), chapter(2)];
    expect(adjacentChapter({ chapterId: 1, chapters, next: undefined }, -1, NOW)).toBeUndefined();
    expect(adjacentChapter({ chapterId: 9, chapters, next: undefined }, -1, NOW)).toBeUndefined();
  });
});

describe('the chapter after', () => {
  it('is the one that the chapter names', () => {
    const next = chapter(7);
    expect(adjacentChapter({ chapterId: 1, chapters: [chapter(1), chapter(2)], next }, 1, NOW)).toBe(next);
    expect(adjacentChapter({ chapterId: 1, chapters: [chapter(1), chapter(2)], next: undefined }, 1, NOW)).toBeUndefined();
  });

  it('is none where the wire names chapter 0', () => {
    expect(adjacentChapter({ chapterId: 1, chapters: [], next: chapter(0) }, 1, NOW)).toBeUndefined();
  });
});
