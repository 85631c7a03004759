import { calendarDay } from '@komawari/shared-domain';
import type { ComingSoonTitle, Title } from '@komawari/shared-proto';
import fc from 'fast-check';
import { calendarWeek } from './calendarWeek';

const NOW = Date.UTC(2026, 10, 20, 12) / 1000;
const DAY = 86_400;

const zones = fc.constantFrom('UTC', 'Asia/Bangkok', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'America/New_York');
const starts = fc.array(fc.integer({ min: NOW - DAY, max: NOW + 20 * DAY }), { maxLength: 40 });

function coming(start: number, titleId: number, nextChapterName = ''): ComingSoonTitle {
  return { title: { titleId, name: `title ${titleId}` } as Title, nextChapterName, nextChapterStartTimestamp: start };
}

describe('calendarWeek', () => {
  it('contains every future chapter exactly once', () => {
    fc.assert(
      fc.property(starts, zones, (times, zone) => {
        // Each has a different title, because a second chapter of the same title may only be expected.
        const { days, later } = calendarWeek(
          times.map((time, titleId) => coming(time, titleId)),
          NOW * 1000,
          zone,
        );
        const shown = [...days.flatMap(({ chapters }) => chapters), ...later].map(({ startMs }) => startMs / 1000);
        expect(shown.sort((a, b) => a - b)).toEqual(times.filter((time) => time > NOW).sort((a, b) => a - b));
      }),
    );
  });

  it('has today and six more days, each chapter under its local day, soonest first', () => {
    fc.assert(
      fc.property(starts, zones, (times, zone) => {
        const { days } = calendarWeek(
          times.map((time, titleId) => coming(time, titleId)),
          NOW * 1000,
          zone,
        );
        expect(days.map(({ dateMs }) => dateMs / 86_400_000 - calendarDay(NOW * 1000, zone))).toEqual([0, 1, 2, 3, 4, 5, 6]);
        for (const { dateMs, chapters } of days) {
          const moments = chapters.map(({ startMs }) => startMs);
          expect(moments).toEqual([...moments].sort((a, b) => a - b));
          for (const moment of moments) expect(calendarDay(moment, zone) * 86_400_000).toBe(dateMs);
        }
      }),
    );
  });

  it('keeps whole days across a daylight saving change', () => {
    const beforeChange = Date.UTC(2026, 9, 30, 16);
    const { days } = calendarWeek([coming(Date.UTC(2026, 10, 2, 5, 30) / 1000, 1)], beforeChange, 'America/New_York');
    expect(days.map(({ chapters }) => chapters.length)).toEqual([0, 0, 0, 1, 0, 0, 0]);
  });

  it('leaves chapters that are only expected out of later', () => {
    const { later } = calendarWeek(
      [coming(NOW + 8 * DAY, 1), coming(NOW + 9 * DAY, 1), coming(NOW + 9 * DAY, 1, '#007')],
      NOW * 1000,
      'UTC',
    );
    expect(later.map(({ chapterName }) => chapterName)).toEqual(['', '#007']);
  });

  it('marks an unnamed chapter after the first one of a title as expected', () => {
    const { days } = calendarWeek(
      [coming(NOW + 1, 1), coming(NOW + 2, 1, '#002'), coming(NOW + 3, 1), coming(NOW + 4, 2)],
      NOW * 1000,
      'UTC',
    );
    expect(days[0]!.chapters.map(({ isExpected }) => isExpected)).toEqual([false, false, true, false]);
  });
});
