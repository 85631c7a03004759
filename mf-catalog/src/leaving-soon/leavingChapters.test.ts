import type { Title, UpdatedTitle, UpdatedTitleGroup } from '@komawari/shared-proto';
import fc from 'fast-check';
import { leavingChapters } from './leavingChapters';

const NOW = Date.UTC(2026, 10, 20, 12) / 1000;
const DAY = 86_400;

const ends = fc.array(fc.record({ end: fc.integer({ min: NOW - DAY, max: NOW + 7 * DAY }), titleId: fc.nat(5) }), {
  maxLength: 20,
});

function groupOf(end: number | string, titleId: number, chapterId = titleId): UpdatedTitleGroup {
  return { groupName: String(end), titles: [{ title: { titleId } as Title, chapterId, chapterName: '#001' } as UpdatedTitle] };
}

describe('leavingChapters', () => {
  it('returns the chapters of the reader’s titles that have not ended, the first to end first', () => {
    fc.assert(
      fc.property(ends, fc.uniqueArray(fc.nat(5)), (chapters, mine) => {
        const groups = chapters.map(({ end, titleId }, index) => groupOf(end, titleId, index));
        const shown = leavingChapters(groups, ({ titleId }) => mine.includes(titleId), NOW * 1000);
        const wanted = chapters.filter(({ end, titleId }) => end > NOW && mine.includes(titleId));
        expect(shown.map(({ endMs }) => endMs / 1000)).toEqual(wanted.map(({ end }) => end).sort((a, b) => a - b));
        for (const { chapterId, title } of shown) expect(chapters[chapterId]!.titleId).toBe(title.titleId);
      }),
    );
  });

  it('skips groups without a valid end time', () => {
    expect(leavingChapters([groupOf('', 1), groupOf('soon', 2)], () => true, NOW * 1000)).toEqual([]);
  });

  it('returns at most 24 chapters', () => {
    const groups = Array.from({ length: 100 }, (_, index) => groupOf(NOW + 1 + index, 1, index));
    expect(leavingChapters(groups, () => true, NOW * 1000)).toHaveLength(24);
  });
});
