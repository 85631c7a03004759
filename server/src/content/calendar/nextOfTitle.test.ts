import { UpdateTiming } from '@komawari/shared-proto';
import fc from 'fast-check';
import { nextOfTitle, type TitlePlan, WEEK_S } from './nextOfTitle';

const NOW = 1_795_176_000;
const DAY = 86_400;
const { NOT_REGULARLY, MONDAY, DAY: DAILY } = UpdateTiming;

const moment = fc.integer({ min: NOW - 30 * DAY, max: NOW + 120 * DAY });
const timing = fc.constantFrom(NOT_REGULARLY, MONDAY, UpdateTiming.FRIDAY, DAILY);
const plan: fc.Arbitrary<TitlePlan> = fc.record({
  scheduled: fc.array(fc.record({ name: fc.constantFrom('#001', 'ex'), startTimeStamp: moment }), { maxLength: 5 }),
  nextTimeStamp: fc.oneof(fc.constant(0), moment),
  updateTiming: timing,
});

const idle: TitlePlan = { scheduled: [], nextTimeStamp: 0, updateTiming: MONDAY };
const daysOf = (given: Partial<TitlePlan>) =>
  nextOfTitle({ ...idle, ...given }, NOW).map(({ startTimeStamp }) => (startTimeStamp - NOW) / DAY);

describe('nextOfTitle', () => {
  it('returns only future chapters, soonest first, and beyond a week only the very next one', () => {
    fc.assert(
      fc.property(plan, (given) => {
        const starts = nextOfTitle(given, NOW).map(({ startTimeStamp }) => startTimeStamp);
        expect(starts.every((start) => start > NOW)).toBe(true);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        expect(starts.slice(1).every((start) => start <= NOW + WEEK_S)).toBe(true);
      }),
    );
  });

  it('returns every scheduled chapter of the week with its name', () => {
    fc.assert(
      fc.property(plan, (given) => {
        const wanted = given.scheduled.filter(({ startTimeStamp: start }) => start > NOW && start <= NOW + WEEK_S);
        const told = nextOfTitle(given, NOW);
        for (const chapter of wanted) expect(told).toContainEqual({ ...chapter, isExpected: false });
      }),
    );
  });

  it('returns nothing if no chapter is scheduled or announced', () => {
    fc.assert(
      fc.property(timing, (updateTiming) => {
        expect(nextOfTitle({ ...idle, updateTiming }, NOW)).toEqual([]);
      }),
    );
  });

  it('adds expected chapters of a daily title until the end of the week', () => {
    expect(daysOf({ nextTimeStamp: NOW + DAY, updateTiming: DAILY })).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('marks chapters that only follow from the schedule as expected', () => {
    const told = nextOfTitle({ ...idle, nextTimeStamp: NOW + DAY }, NOW);
    expect(told.map(({ isExpected }) => isExpected)).toEqual([false, true]);
  });

  it('adds no expected chapters to a title without fixed days', () => {
    expect(daysOf({ nextTimeStamp: NOW + DAY, updateTiming: NOT_REGULARLY })).toEqual([1]);
  });

  it('adds the announced chapter after the scheduled ones, without duplicates', () => {
    const scheduled = [{ name: '#012', startTimeStamp: NOW + DAY }];
    expect(daysOf({ scheduled, nextTimeStamp: NOW + DAY, updateTiming: NOT_REGULARLY })).toEqual([1]);
    expect(daysOf({ scheduled, nextTimeStamp: NOW + 4 * DAY, updateTiming: NOT_REGULARLY })).toEqual([1, 4]);
  });
});
