import fc from 'fast-check';
import { DAY_SECONDS } from '../days/daySeconds';
import { chapterAccess, chapterDeadline, isReadable, LEAVING_SOON_SECONDS, ticketOnlyTimes } from './chapterAccess';

const NOW = 1000;

function timesOf(startTimeStamp: number, endTimeStamp: number, chapterTicketEndtime = 0) {
  return { startTimeStamp, endTimeStamp, chapterTicketEndtime };
}

const moment = fc.integer({ min: 1, max: 40 });
const endOrNone = fc.oneof(fc.constant(0), moment);
const times = fc.tuple(moment, endOrNone, endOrNone).map(([start, end, ticketEnd]) => timesOf(start, end, ticketEnd));

describe('chapterAccess', () => {
  test.each([
    ['before its start', timesOf(NOW + 1, 0), 'notYet'],
    ['from its start', timesOf(NOW, NOW + 1), 'free'],
    ['without an end', timesOf(900, 0), 'free'],
    ['from its end', timesOf(100, NOW), 'ended'],
    ['by ticket after its end', timesOf(100, 200, NOW + 1), 'ticket'],
    ['from the end of its ticket', timesOf(100, 200, NOW), 'ended'],
    ['before its start, though there is a ticket', timesOf(NOW + 1, 0, 9000), 'notYet'],
    ['while it is free, though its ticket ends before', timesOf(100, 9000, 1200), 'free'],
    ['while it is free, though its ticket ends after', timesOf(100, 1100, 1200), 'free'],
    ['without an end, though there is a ticket', timesOf(100, 0, 1200), 'free'],
    ['after its end, where the ticket ended before', timesOf(100, NOW, 900), 'ended'],
  ])('%s', (_when, given, expected) => {
    expect(chapterAccess(given, NOW)).toBe(expected);
  });

  it('changes only at its three times, and only forward', () => {
    const order = ['notYet', 'free', 'ticket', 'ended'];
    fc.assert(
      fc.property(times, fc.nat(40), (given, now) => {
        const [before, after] = [chapterAccess(given, now), chapterAccess(given, now + 1)];
        expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
        if (before !== after) expect(Object.values(given)).toContain(now + 1);
      }),
    );
  });

  it('is free for exactly the time from its start to its end', () => {
    fc.assert(
      fc.property(times, fc.nat(41), (given, now) => {
        const isInTime = now >= given.startTimeStamp && (given.endTimeStamp === 0 || now < given.endTimeStamp);
        expect(chapterAccess(given, now) === 'free').toBe(isInTime);
      }),
    );
  });
});

describe('isReadable', () => {
  it('is true if the chapter is free or opened by a ticket', () => {
    fc.assert(
      fc.property(times, fc.nat(41), (given, now) => {
        expect(isReadable(given, now)).toBe(['free', 'ticket'].includes(chapterAccess(given, now)));
      }),
    );
  });

  it('is true without a break from the start until the later end', () => {
    fc.assert(
      fc.property(times, fc.nat(41), (given, now) => {
        const end = given.endTimeStamp === 0 ? Infinity : Math.max(given.endTimeStamp, given.chapterTicketEndtime);
        expect(isReadable(given, now)).toBe(now >= given.startTimeStamp && now < end);
      }),
    );
  });
});

describe('chapterDeadline', () => {
  it('is the end time within its last seven days', () => {
    expect(LEAVING_SOON_SECONDS).toBe(7 * DAY_SECONDS);
    const start = 1_800_000_000;
    fc.assert(
      fc.property(fc.integer({ min: -30 * DAY_SECONDS, max: 30 * DAY_SECONDS }), (left) => {
        const isTold = left > 0 && left <= LEAVING_SOON_SECONDS;
        const now = start + 60 * DAY_SECONDS;
        expect(chapterDeadline(timesOf(start, now + left), now)).toBe(isTold ? now + left : undefined);
      }),
    );
  });

  it('is the ticket’s end, however late, if a ticket opens the chapter', () => {
    const far = NOW + 100 * DAY_SECONDS;
    expect(chapterDeadline(timesOf(100, 200, far), NOW)).toBe(far);
  });

  it('is undefined for a chapter that has not started, has no end or has ended', () => {
    expect([timesOf(NOW + 1, NOW + 2), timesOf(1, 0, NOW + 9), timesOf(1, 2)].map((each) => chapterDeadline(each, NOW))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('ticketOnlyTimes', () => {
  it('allow access by ticket only, from the start to the ticket’s end', () => {
    fc.assert(
      fc.property(times, fc.nat(41), (given, now) => {
        const isTicketTime = now >= given.startTimeStamp && now < given.chapterTicketEndtime;
        const access = chapterAccess(ticketOnlyTimes(given), now);
        expect(access === 'ticket').toBe(isTicketTime);
        expect(access).not.toBe('free');
      }),
    );
  });

  it('have an end even if the start is 0', () => {
    expect(ticketOnlyTimes(timesOf(0, 0, 5)).endTimeStamp).toBeGreaterThan(0);
  });
});
