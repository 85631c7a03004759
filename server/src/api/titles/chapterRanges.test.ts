import fc from 'fast-check';
import { chapterState, isInRanges } from './chapterRanges';
import type { ChapterRow, TitleRecord } from './titleRecord';

const NOW = 1_795_176_000;

const source = fc.constantFrom('import', 'pack:sample');
const offsets = fc.array(fc.integer({ min: -100, max: 20 }), { minLength: 1, maxLength: 12 });

function recordOf(workSource: string, starts: number[]): TitleRecord {
  const chapters = starts.map((start, index) => ({ id: index, position: index + 1, startTimeStamp: NOW + start, endTimeStamp: 0 }) as ChapterRow);
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
