import { aChapter } from '@komawari/shared-proto/fixtures';
import { adjacentChapter } from './adjacentChapter';

const NOW = 10_000;
const free = { endTimeStamp: 0, chapterTicketEndtime: 0 };
const ended = { endTimeStamp: 500, chapterTicketEndtime: 0 };
const byTicket = { endTimeStamp: 500, chapterTicketEndtime: NOW + 1 };

function chapter(chapterId: number, times = free) {
  return aChapter({ chapterId, startTimeStamp: chapterId * 100, ...times });
}

describe('adjacentChapter, backward', () => {
  it('returns the previous chapter by release date, whatever the order of the list', () => {
    const open = { chapterId: 3, chapters: [chapter(3), chapter(1), chapter(2)], next: undefined };
    expect(adjacentChapter(open, -1, NOW)?.chapterId).toBe(2);
  });

  it('skips chapters that cannot be read, but not those that a ticket opens', () => {
    const behindEnded = { chapterId: 3, chapters: [chapter(1), chapter(2, ended), chapter(3)], next: undefined };
    expect(adjacentChapter(behindEnded, -1, NOW)?.chapterId).toBe(1);
    const behindTicket = { chapterId: 3, chapters: [chapter(1), chapter(2, byTicket), chapter(3)], next: undefined };
    expect(adjacentChapter(behindTicket, -1, NOW)?.chapterId).toBe(2);
  });

  it('is undefined before the first chapter and for a chapter that is not in the list', () => {
    const chapters = [chapter(1), chapter(2)];
    expect(adjacentChapter({ chapterId: 1, chapters, next: undefined }, -1, NOW)).toBeUndefined();
    expect(adjacentChapter({ chapterId: 9, chapters, next: undefined }, -1, NOW)).toBeUndefined();
  });
});

describe('adjacentChapter, forward', () => {
  it('returns the next chapter that the open chapter names, and never one from the list', () => {
    const next = chapter(7);
    expect(adjacentChapter({ chapterId: 1, chapters: [chapter(1), chapter(2)], next }, 1, NOW)).toBe(next);
    expect(adjacentChapter({ chapterId: 1, chapters: [chapter(1), chapter(2)], next: undefined }, 1, NOW)).toBeUndefined();
  });

  it('is undefined when the wire names chapter 0', () => {
    expect(adjacentChapter({ chapterId: 1, chapters: [], next: chapter(0) }, 1, NOW)).toBeUndefined();
  });
});
