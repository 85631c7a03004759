import fc from 'fast-check';
import { chapterRanges, chapterState, isInRanges, openChapters } from './chapterRanges';
import type { ChapterRow, TitleRecord } from './titleRecord';

const NOW = 1_795_176_000;

const source = fc.constantFrom('import', 'pack:sample');
const offsets = fc.array(fc.integer({ min: -100, max: 20 }), { minLength: 1, maxLength: 12 });

function recordOf(workSource: string, starts: number[]): TitleRecord {
  const chapters = starts.map(
    (start, index) =>
      ({ id: index, position: index + 1, startTimeStamp: NOW + start, endTimeStamp: 0, chapterTicketEndtime: 0 }) as ChapterRow,
  );
  return { chapters, work: { source: workSource } } as TitleRecord;
}

describe('isInRanges', () => {
  it('decides as chapterState does, from how many published chapters are on either side', () => {
    fc.assert(
      fc.property(source, offsets, (workSource, starts) => {
        const record = recordOf(workSource, starts);
        const published = record.chapters.filter(({ startTimeStamp }) => startTimeStamp <= NOW);
        for (const [before, chapter] of published.entries()) {
          const place = { before, after: published.length - before - 1 };
          expect(isInRanges(record.work, place)).toBe(chapterState(record, chapter, NOW) === 'available');
        }
      }),
    );
  });
});

describe('a chapter that a ticket opens', () => {
  const record = recordOf(
    'pack:sample',
    Array.from({ length: 9 }, (_, index) => index - 50),
  );
  const [, ended, , , between, over] = record.chapters;
  Object.assign(ended!, { endTimeStamp: NOW - 5, chapterTicketEndtime: NOW + 5 });
  between!.chapterTicketEndtime = NOW + 5;
  over!.chapterTicketEndtime = NOW - 5;

  it('can be read until its ticket time is over, though it has ended or lies between', () => {
    expect([ended!, between!, over!].map((chapter) => chapterState(record, chapter, NOW))).toEqual([
      'available',
      'available',
      'chapterBetween',
    ]);
    expect(chapterState(record, ended!, NOW + 5)).toBe('chapterEnded');
  });

  it('is listed as such, in its place among the others', () => {
    expect(chapterRanges(record, NOW).byTicket).toEqual([ended, between]);
    const open = openChapters(record, NOW);
    expect(open.map(({ chapter }) => chapter.position)).toEqual([1, 2, 3, 5, 7, 8, 9]);
    expect(open.filter(({ isByTicket }) => isByTicket).map(({ chapter }) => chapter)).toEqual([ended, between]);
  });
});
