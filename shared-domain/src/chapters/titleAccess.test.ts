import fc from 'fast-check';
import { chapterAccess, ticketOnlyTimes } from './chapterAccess';
import { chapterRanges, FIRST_COUNT, isInRanges, LATEST_COUNT, titleAccess } from './titleAccess';

const NOW = 1_795_176_000;

interface Chapter {
  id: number;
  startTimeStamp: number;
  endTimeStamp: number;
  chapterTicketEndtime: number;
}

const never = fc.constant(0);
const around = fc.integer({ min: NOW - 20, max: NOW + 20 });
const chapterLists = fc
  .array(fc.tuple(fc.integer({ min: NOW - 100, max: NOW + 10 }), fc.oneof(never, around), fc.oneof(never, around)), {
    maxLength: 14,
  })
  .map((all) =>
    all.map(
      ([startTimeStamp, endTimeStamp, chapterTicketEndtime], id): Chapter => ({
        id,
        startTimeStamp,
        endTimeStamp,
        chapterTicketEndtime,
      }),
    ),
  );

function published(count: number): Chapter[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    startTimeStamp: NOW - 100 + id,
    endTimeStamp: 0,
    chapterTicketEndtime: 0,
  }));
}

const HERE = { nowSeconds: NOW, isWhole: false };
const ids = (chapters: readonly Chapter[]) => chapters.map(({ id }) => id);

describe('titleAccess and chapterRanges', () => {
  test.each([
    [1, [0], [], false],
    [3, [0, 1, 2], [], false],
    [5, [0, 1, 2], [3, 4], false],
    [6, [0, 1, 2], [3, 4, 5], false],
    [9, [0, 1, 2], [6, 7, 8], true],
  ])('make the first and the latest of %i chapters free', (count, first, latest, hasChaptersBetween) => {
    const ranges = chapterRanges(published(count), HERE);
    expect([ids(ranges.first), ids(ranges.latest)]).toEqual([first, latest]);
    expect(ranges).toMatchObject({ byTicket: [], hasChaptersBetween });
  });

  it('make all chapters of a whole title free, with the latest in their own list', () => {
    const ranges = chapterRanges(published(9), { ...HERE, isWhole: true });
    expect([ids(ranges.first), ids(ranges.latest)]).toEqual([
      [0, 1, 2, 3, 4, 5],
      [6, 7, 8],
    ]);
    expect(ranges.hasChaptersBetween).toBe(false);
    expect(ids(chapterRanges(published(2), { ...HERE, isWhole: true }).first)).toEqual([0, 1]);
  });

  it('open ended and middle chapters by ticket, until the ticket ends', () => {
    const chapters = published(9);
    const [, ended, , , between, over] = chapters;
    Object.assign(ended!, { endTimeStamp: NOW - 5, chapterTicketEndtime: NOW + 5 });
    Object.assign(between!, { chapterTicketEndtime: NOW + 5 });
    Object.assign(over!, { chapterTicketEndtime: NOW - 5 });
    expect(ids(chapterRanges(chapters, HERE).byTicket)).toEqual([1, 4]);
    const accesses = titleAccess(chapters, HERE).map(({ access }) => access);
    expect(accesses).toEqual(['free', 'ticket', 'free', 'between', 'ticket', 'between', 'free', 'free', 'free']);
    const later = titleAccess(chapters, { ...HERE, nowSeconds: NOW + 5 }).map(({ access }) => access);
    expect([later[1], later[4]]).toEqual(['ended', 'between']);
  });

  it('say that a middle chapter has ended rather than that it is between', () => {
    const chapters = published(9);
    chapters[4]!.endTimeStamp = NOW - 1;
    expect(titleAccess(chapters, HERE)[4]).toMatchObject({ access: 'ended', isBetween: true });
  });

  it('list each readable chapter exactly once, and no other', () => {
    fc.assert(
      fc.property(chapterLists, fc.boolean(), (chapters, isWhole) => {
        const moment = { nowSeconds: NOW, isWhole };
        const { first, latest, byTicket } = chapterRanges(chapters, moment);
        const listed = [...first, ...latest, ...byTicket].map(({ id }) => id).sort((a, b) => a - b);
        const readable = titleAccess(chapters, moment).filter(({ access }) => access === 'free' || access === 'ticket');
        expect(listed).toEqual(readable.map(({ chapter }) => chapter.id));
      }),
    );
  });

  it('have at most three free chapters at each end, unless the title is whole', () => {
    fc.assert(
      fc.property(chapterLists, (chapters) => {
        const { first, latest } = chapterRanges(chapters, HERE);
        expect(first.length).toBeLessThanOrEqual(FIRST_COUNT);
        expect(latest.length).toBeLessThanOrEqual(LATEST_COUNT);
      }),
    );
  });

  it('follow chapterAccess in a whole title, and never allow more', () => {
    fc.assert(
      fc.property(chapterLists, (chapters) => {
        for (const { chapter, access, isBetween } of titleAccess(chapters, { nowSeconds: NOW, isWhole: true })) {
          expect(isBetween).toBe(false);
          expect(access).toBe(chapterAccess(chapter, NOW));
        }
        for (const { chapter, access } of titleAccess(chapters, HERE)) {
          if (access === 'free') expect(chapterAccess(chapter, NOW)).toBe('free');
        }
      }),
    );
  });

  it('agree with what clients derive from the times on the wire', () => {
    fc.assert(
      fc.property(chapterLists, fc.boolean(), (chapters, isWhole) => {
        for (const { chapter, access, isBetween } of titleAccess(chapters, { nowSeconds: NOW, isWhole })) {
          const told = isBetween ? ticketOnlyTimes(chapter) : chapter;
          expect(chapterAccess(told, NOW)).toBe(access === 'between' ? 'ended' : access);
        }
      }),
    );
  });
});

describe('isInRanges', () => {
  it('decides by how many published chapters are on either side', () => {
    fc.assert(
      fc.property(chapterLists, fc.boolean(), (chapters, isWhole) => {
        const out = titleAccess(chapters, { nowSeconds: NOW, isWhole }).filter(({ access }) => access !== 'notYet');
        out.forEach(({ isBetween }, before) => {
          expect(isInRanges({ before, after: out.length - before - 1 }, isWhole)).toBe(!isBetween);
        });
      }),
    );
  });

  test.each([
    [2, 9, true],
    [3, 3, false],
    [9, 2, true],
  ])('with %i before and %i after: %s', (before, after, expected) => {
    expect(isInRanges({ before, after }, false)).toBe(expected);
    expect(isInRanges({ before, after }, true)).toBe(true);
  });
});
