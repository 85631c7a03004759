import type { Chapter } from '@komawari/shared-proto';
import { aChapter } from '@komawari/shared-proto/fixtures';
import type { ReadingProgress } from '@komawari/shared-state';
import { readNext } from './readNext';

const NOW = 1_800_000_000;

function chapter(chapterId: number, times: Partial<Chapter> = {}): Chapter {
  return aChapter({ chapterId, name: `#00${chapterId}`, startTimeStamp: NOW - 1000, endTimeStamp: 0, ...times });
}

function progressAt(chapterId: number, page: number): ReadingProgress {
  const texts = { titleName: 'Neon Harbor', portraitImageUrl: '', chapterName: `#00${chapterId}` };
  return { titleId: 1, chapterId, page, pageCount: 20, fraction: 0, at: 0, ...texts };
}

const chapters = [chapter(1), chapter(2), chapter(3)];

describe('readNext', () => {
  it('starts with the first chapter that can be read', () => {
    const gone = chapter(1, { endTimeStamp: NOW - 1 });
    expect(readNext([gone, chapter(2)], undefined, NOW * 1000)).toMatchObject({ kind: 'start', chapterId: 2 });
  });

  it('continues at the reader’s position, counting pages from one', () => {
    expect(readNext(chapters, progressAt(2, 6), NOW * 1000)).toMatchObject({ kind: 'continue', chapterId: 2, page: 7 });
  });

  it('continues with the next chapter after the last page', () => {
    expect(readNext(chapters, progressAt(2, 19), NOW * 1000)).toMatchObject({ kind: 'next', chapterId: 3 });
  });

  it('returns to the newest chapter after its end while there is no next one', () => {
    expect(readNext(chapters, progressAt(3, 19), NOW * 1000)).toMatchObject({ kind: 'continue', chapterId: 3 });
  });

  it('starts again when the chapter of the last visit no longer exists', () => {
    expect(readNext(chapters, progressAt(9, 3), NOW * 1000)).toMatchObject({ kind: 'start', chapterId: 1 });
  });

  it('is undefined when no chapter can be read', () => {
    const [gone, coming] = [chapter(1, { endTimeStamp: NOW - 1 }), chapter(2, { startTimeStamp: NOW + 1 })];
    expect(readNext([gone, coming], undefined, NOW * 1000)).toBeUndefined();
  });

  it('includes chapters that a ticket opens', () => {
    const byTicket = chapter(1, { endTimeStamp: NOW - 1, chapterTicketEndtime: NOW + 1 });
    expect(readNext([byTicket], undefined, NOW * 1000)).toMatchObject({ kind: 'start', chapterId: 1 });
  });
});
