import fc from 'fast-check';
import {
  accessInTitle,
  accessOfChapter,
  chapterForClient,
  isWholeWork,
  nextChapterTime,
  rangesOfTitle,
  readableInTitle,
} from './accessInTitle';
import type { ChapterRow, TitleRecord } from './titleRecords';

const NOW = 10_000;

/** Consecutive chapters, each with the fields from the test. */
function titleOf(chapters: readonly Partial<ChapterRow>[], { source = 'pack:test', nextTimeStamp = 0 } = {}): TitleRecord {
  const row = (fields: Partial<ChapterRow>, index: number): ChapterRow => ({
    id: 100 + index,
    titleId: 1,
    position: index + 1,
    number: String(index + 1),
    name: `#00${index + 1}`,
    subTitle: '',
    thumbnailImage: '',
    startTimeStamp: 1000 + index,
    endTimeStamp: 0,
    chapterTicketEndtime: 0,
    isVerticalOnly: false,
    startFromRight: false,
    sourceHash: '',
    origin: '',
    ...fields,
  });
  const title = {
    id: 1,
    workId: 1,
    language: 0 as const,
    name: 'Neon Harbor',
    author: 'Aiko Marlowe',
    overview: '',
    portraitImage: '',
    landscapeImage: '',
    viewingPeriodDescription: '',
    nonAppearanceInfo: '',
    viewCount: 0,
    trend: 0,
    trendAt: 0,
  };
  const work = {
    id: 1,
    key: 'neon-harbor',
    direction: 'ltr' as const,
    genres: [],
    publisherId: null,
    rating: 0 as const,
    updateTiming: 0 as const,
    isSimulReleased: false,
    nextTimeStamp,
    source,
  };
  return { title, work, siblings: [], chapters: chapters.map(row) };
}

const names = (chapters: readonly { name: string }[]) => chapters.map(({ name }) => name);
const tenWith = (index: number, fields: Partial<ChapterRow>) =>
  titleOf(Array.from({ length: 10 }, (_, each) => (each === index ? fields : {})));

describe('title of a pack', () => {
  it('has its first three and its latest three chapters free', () => {
    const ranges = rangesOfTitle(tenWith(0, {}), NOW);
    expect(names(ranges.first)).toEqual(['#001', '#002', '#003']);
    expect(names(ranges.latest)).toEqual(['#008', '#009', '#0010']);
    expect(ranges).toMatchObject({ byTicket: [], hasChaptersBetween: true });
  });

  it('lists a middle chapter with a ticket, and gives its start as its end', () => {
    const record = tenWith(4, { chapterTicketEndtime: NOW + 5, endTimeStamp: NOW + 500 });
    const [byTicket, ...others] = rangesOfTitle(record, NOW).byTicket;
    expect(others).toEqual([]);
    expect(byTicket).toMatchObject({ name: '#005', startTimeStamp: 1004, endTimeStamp: 1004, chapterTicketEndtime: NOW + 5 });
    expect(names(readableInTitle(record, NOW).map(({ chapter }) => chapter))).toContain('#005');
  });

  it('does not change the times of a ticket chapter in the first or latest range', () => {
    const record = tenWith(0, { endTimeStamp: NOW - 1, chapterTicketEndtime: NOW + 5 });
    expect(rangesOfTitle(record, NOW).byTicket).toEqual([record.chapters[0]]);
    expect(names(rangesOfTitle(record, NOW).first)).toEqual(['#002', '#003']);
  });

  it('returns how each chapter can be read', () => {
    const record = titleOf([{}, {}, { endTimeStamp: NOW }, {}, {}, {}, { startTimeStamp: NOW + 1 }]);
    const access = record.chapters.map((chapter) => accessOfChapter({ record, chapter }, NOW));
    expect(access).toEqual(['free', 'free', 'ended', 'free', 'free', 'free', 'notYet']);
  });

  it('returns notYet for a chapter of another title', () => {
    const [stranger] = titleOf([{}]).chapters;
    expect(stranger && accessOfChapter({ record: titleOf([{}]), chapter: stranger }, NOW)).toBe('notYet');
  });
});

it('makes all chapters of an imported work readable', () => {
  const record = titleOf(
    Array.from({ length: 10 }, () => ({})),
    { source: 'import' },
  );
  expect(readableInTitle(record, NOW)).toHaveLength(10);
  expect(rangesOfTitle(record, NOW).hasChaptersBetween).toBe(false);
  expect([isWholeWork({ source: 'import' }), isWholeWork({ source: 'pack:import' })]).toEqual([true, false]);
});

describe('nextChapterTime', () => {
  it('is the soonest scheduled time, whatever is announced', () => {
    const record = titleOf([{}, { startTimeStamp: NOW + 9 }, { startTimeStamp: NOW + 4 }], { nextTimeStamp: NOW + 1 });
    expect(nextChapterTime(record, NOW)).toBe(NOW + 4);
  });

  it('is the announced time until it has passed', () => {
    expect(nextChapterTime(titleOf([{}], { nextTimeStamp: NOW + 1 }), NOW)).toBe(NOW + 1);
    expect(nextChapterTime(titleOf([{}], { nextTimeStamp: NOW }), NOW)).toBe(0);
  });
});

test('for any times, lists each readable chapter once and sends clients times that allow it', () => {
  const time = fc.integer({ min: NOW - 10, max: NOW + 10 });
  const chapter = fc.record({
    startTimeStamp: time,
    endTimeStamp: fc.oneof(fc.constant(0), time),
    chapterTicketEndtime: fc.oneof(fc.constant(0), time),
  });
  fc.assert(
    fc.property(fc.array(chapter, { maxLength: 12 }), fc.constantFrom('import', 'pack:test'), (chapters, source) => {
      const record = titleOf(chapters, { source });
      const { first, latest, byTicket } = rangesOfTitle(record, NOW);
      const listed = [...first, ...latest, ...byTicket].map(({ id }) => id).sort((a, b) => a - b);
      expect(listed).toEqual(readableInTitle(record, NOW).map((each) => each.chapter.id));
      for (const each of accessInTitle(record, NOW)) {
        const told = chapterForClient(each);
        if (each.access === 'ticket') expect(told.endTimeStamp).toBeLessThanOrEqual(NOW);
        if (each.access === 'free') expect(told).toBe(each.chapter);
      }
    }),
  );
});
