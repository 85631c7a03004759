import type { ReadChapter, ReadingProgress } from '@komawari/shared-state';
import fc from 'fast-check';
import { historyDays } from './historyDays';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 12);

const ages = fc.uniqueArray(fc.nat(500), { maxLength: 12 });

function historyOf(hours: readonly number[]) {
  const positions = hours.map(
    (age, index) => ({ titleId: index + 1, chapterId: 100 + index, at: NOW - age * HOUR }) as ReadingProgress,
  );
  return { progress: Object.fromEntries(positions.map((position) => [position.titleId, position])), chapters: [] };
}

describe('historyDays', () => {
  it('contains every title and every day once, the latest first', () => {
    fc.assert(
      fc.property(ages, fc.constantFrom('UTC', 'Asia/Bangkok', 'America/Lima'), (hours, timeZone) => {
        const days = historyDays(historyOf(hours), NOW, timeZone);
        const times = days.flatMap(({ entries }) => entries.map(({ position }) => position.at));
        expect(times).toEqual(hours.map((age) => NOW - age * HOUR).sort((a, b) => b - a));
        const numbers = days.map(({ daysAgo }) => daysAgo);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }),
    );
  });

  it('groups by the days of the reader’s time zone', () => {
    const history = historyOf([18]);
    expect(historyDays(history, NOW, 'UTC')[0]?.daysAgo).toBe(1);
    expect(historyDays(history, NOW, 'Asia/Tokyo')[0]?.daysAgo).toBe(0);
  });

  it('counts a time in the future as today', () => {
    expect(historyDays(historyOf([-40]), NOW, 'UTC')[0]?.daysAgo).toBe(0);
  });

  it('lists up to six other chapters of the title, without the current one', () => {
    const { progress } = historyOf([1]);
    const read = (chapterId: number, titleId = 1) => ({ titleId, chapterId }) as ReadChapter;
    const chapters = [read(100), read(7), read(8, 2), ...[1, 2, 3, 4, 5, 6].map((chapterId) => read(chapterId))];
    const shown = historyDays({ progress, chapters }, NOW, 'UTC')[0]?.entries[0]?.chapters;
    expect(shown?.map(({ chapterId }) => chapterId)).toEqual([7, 1, 2, 3, 4, 5]);
  });
});
