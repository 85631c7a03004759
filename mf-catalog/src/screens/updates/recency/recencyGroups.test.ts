import { calendarDay } from '@komawari/shared-domain';
import type { OriginalTitleGroup, UpdatedTitleV2Group } from '@komawari/shared-proto';
import fc from 'fast-check';
import { recencyGroups } from './recencyGroups';

const DAY = 86_400;
const NOW = Date.UTC(2026, 10, 20, 12) / 1000;

const zones = fc.constantFrom('UTC', 'Asia/Bangkok', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'America/New_York');
const starts = fc.array(fc.integer({ min: NOW - 9 * DAY, max: NOW + DAY }), { maxLength: 40 });

function workAt(chapterStartTime: number, index = 0): OriginalTitleGroup {
  return { theTitle: `work ${index}`, chapterNumber: '#001', titles: [], viewCount: 0, titleUpdateStatus: 0, chapterStartTime };
}

/** Counts by the calendar of a zone. A day in the future is negative. */
function daysBefore({ chapterStartTime }: OriginalTitleGroup, zone: string): number {
  return calendarDay(NOW * 1000, zone) - calendarDay(chapterStartTime * 1000, zone);
}

function answer(works: OriginalTitleGroup[], groupNameDays = 0): UpdatedTitleV2Group[] {
  return [{ groupName: '', titleGroups: works, groupNameDays }];
}

describe('recencyGroups', () => {
  it('contains every work of the last seven days exactly once', () => {
    fc.assert(
      fc.property(starts, zones, (times, zone) => {
        const works = times.map(workAt);
        const shown = recencyGroups(answer(works), calendarDay(NOW * 1000, zone), zone).flatMap((group) => group.works);
        const recent = works.filter((work) => daysBefore(work, zone) <= 7);
        expect(new Set(shown)).toEqual(new Set(recent));
        expect(shown).toHaveLength(recent.length);
      }),
    );
  });

  it('sorts days and chapters from newest to oldest', () => {
    fc.assert(
      fc.property(starts, zones, (times, zone) => {
        const groups = recencyGroups(answer(times.map(workAt)), calendarDay(NOW * 1000, zone), zone);
        const shown = groups.flatMap((group) => group.works.map((work) => work.chapterStartTime));
        expect(shown).toEqual([...shown].sort((a, b) => b - a));
        expect(groups.map((group) => group.daysAgo)).toEqual([...new Set(groups.map((group) => group.daysAgo))]);
      }),
    );
  });

  it('groups each work by its age in days in the reader’s time zone', () => {
    fc.assert(
      fc.property(starts, zones, (times, zone) => {
        const works = times.map(workAt);
        const groups = recencyGroups(answer(works), calendarDay(NOW * 1000, zone), zone);
        const ageOf = (work: OriginalTitleGroup) => Math.max(daysBefore(work, zone), 0);
        const ages = [...new Set(works.map(ageOf))].filter((age) => age <= 7);
        expect(groups.map(({ daysAgo }) => daysAgo)).toEqual(ages.toSorted((a, b) => a - b));
        for (const group of groups) for (const work of group.works) expect(ageOf(work)).toBe(group.daysAgo);
      }),
    );
  });

  it('puts a chapter under another day in another time zone', () => {
    const justAfterMidnight = Date.UTC(2026, 10, 18, 0, 30) / 1000;
    const inZone = (zone: string) =>
      recencyGroups(answer([workAt(justAfterMidnight)]), calendarDay(NOW * 1000, zone), zone)[0]?.daysAgo;
    expect(inZone('UTC')).toBe(2);
    expect(inZone('America/New_York')).toBe(3);
  });

  it('keeps whole days across a daylight saving change', () => {
    const noonAfterChange = Date.UTC(2026, 10, 3, 17);
    const lateBeforeChange = Date.UTC(2026, 10, 1, 3, 30) / 1000;
    expect(
      recencyGroups(answer([workAt(lateBeforeChange)]), calendarDay(noonAfterChange, 'America/New_York'), 'America/New_York')[0]
        ?.daysAgo,
    ).toBe(3);
  });

  it('leaves out the eighth day that a server in another time zone sends', () => {
    const eighth = workAt(NOW - 8 * DAY);
    expect(recencyGroups(answer([eighth, workAt(NOW - 7 * DAY)], 7), calendarDay(NOW * 1000, 'UTC'), 'UTC')).toMatchObject([
      { daysAgo: 7, works: [{ chapterStartTime: NOW - 7 * DAY }] },
    ]);
  });

  it('uses the day of the server when a work has no time', () => {
    expect(recencyGroups(answer([workAt(0)], 4), calendarDay(NOW * 1000, 'UTC'), 'UTC')[0]?.daysAgo).toBe(4);
  });
});
