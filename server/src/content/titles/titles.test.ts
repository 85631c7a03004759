import { titleAccess } from '@komawari/shared-domain';
import { Language } from '@komawari/shared-proto';
import fc from 'fast-check';
import { bumpContentVersion } from '../../database/counters';
import { titles } from '../../database/schema';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { DAY, NOW } from '../../testing/rows';

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
beforeEach(() => shelf.clear());
afterAll(() => shelf.close());

describe('titles', () => {
  it('include the work, its languages and the chapters, oldest first', async () => {
    const { content, tick } = shelf;
    const work = await shelf.addWork({ direction: 'rtl' });
    const thai = await shelf.addTitle({ workId: work.id, language: Language.THAI });
    const english = await shelf.addTitle({ workId: work.id, language: Language.ENGLISH });
    await shelf.addChapter({ titleId: english.id, position: 2 });
    await shelf.addChapter({ titleId: english.id, position: 1, startTimeStamp: NOW + DAY });
    tick();
    const record = await content.titles.byId(english.id);
    expect(record?.work.direction).toBe('rtl');
    expect(record?.chapters.map(({ position }) => position)).toEqual([1, 2]);
    expect(record?.siblings).toEqual([
      { id: english.id, language: Language.ENGLISH },
      { id: thai.id, language: Language.THAI },
    ]);
  });

  it('are undefined if they do not exist', async () => {
    expect(await shelf.content.titles.byId(1)).toBeUndefined();
    expect(await shelf.content.titles.ofChapter(1)).toBeUndefined();
  });

  it('are found by one of their chapters', async () => {
    const { title, chapters } = await shelf.addSerial(3);
    shelf.tick();
    const found = await shelf.content.titles.ofChapter(chapters[1]?.id ?? 0);
    expect(found?.record.title.id).toBe(title.id);
    expect(found?.chapter).toMatchObject({ id: chapters[1]?.id, position: 2 });
    expect(found?.record).toBe(await shelf.content.titles.byId(title.id));
  });

  it('include a chapter that was added after the title was cached', async () => {
    const { title } = await shelf.addSerial(1);
    shelf.tick();
    await shelf.content.titles.byId(title.id);
    const late = await shelf.addChapter({ titleId: title.id, position: 2 });
    expect((await shelf.content.titles.ofChapter(late.id))?.chapter).toMatchObject({ id: late.id });
  });

  it('are read again only after the content has changed', async () => {
    const { title } = await shelf.addSerial(1);
    shelf.tick();
    const before = await shelf.content.titles.byId(title.id);
    expect(await shelf.content.titles.byId(title.id)).toBe(before);
    await bumpContentVersion(shelf.db);
    shelf.tick();
    expect(await shelf.content.titles.byId(title.id)).not.toBe(before);
  });

  it('keep cached chapters until the next write, while the view count is updated every quarter of an hour', async () => {
    const { title } = await shelf.addSerial(1);
    shelf.tick();
    const before = await shelf.content.titles.byId(title.id);
    await shelf.db.update(titles).set({ viewCount: 7 });
    shelf.time.now = NOW + 899;
    expect(await shelf.content.titles.byId(title.id)).toBe(before);
    shelf.time.now = NOW + 900;
    const after = await shelf.content.titles.byId(title.id);
    expect(after?.title.viewCount).toBe(7);
    expect(after?.chapters).toBe(before?.chapters);
    await shelf.addChapter({ titleId: title.id, position: 2 });
    shelf.tick();
    expect((await shelf.content.titles.byId(title.id))?.chapters).toHaveLength(2);
  });
});

describe('listed titles', () => {
  it('have a published chapter and are sorted by views', async () => {
    const quiet = await shelf.addSerial(1, { viewCount: 3 });
    const loud = await shelf.addSerial(2, { viewCount: 9 });
    const hidden = await shelf.addTitle({ viewCount: 99 });
    await shelf.addChapter({ titleId: hidden.id, startTimeStamp: NOW + DAY });
    shelf.tick();
    const all = await shelf.content.listed.all();
    expect(all.map(({ id }) => id)).toEqual([loud.title.id, quiet.title.id]);
    expect(all[0]?.updatedAt).toBe(NOW - DAY);
    expect((await shelf.content.listed.byId()).get(quiet.title.id)).toBe(all[1]);
  });

  it('include a title once its first chapter starts, without a write', async () => {
    const title = await shelf.addTitle();
    await shelf.addChapter({ titleId: title.id, startTimeStamp: NOW + DAY });
    shelf.tick();
    expect(await shelf.content.listed.all()).toEqual([]);
    shelf.time.now = NOW + DAY;
    expect((await shelf.content.listed.all()).map(({ id }) => id)).toEqual([title.id]);
  });
});

describe('listed titles that are being read', () => {
  it('change their views and order at the next quarter of an hour, or with the next write', async () => {
    const one = await shelf.addSerial(1);
    const other = await shelf.addSerial(1);
    shelf.tick();
    const idsAndViews = async () => (await shelf.content.listed.all()).map(({ id, viewCount }) => [id, viewCount]);
    const before = [
      [one.title.id, 0],
      [other.title.id, 0],
    ];
    expect(await idsAndViews()).toEqual(before);
    const view = { titleId: other.title.id, chapterId: other.chapters[0]!.id };
    shelf.content.views.count({ ...view, network: '198.51.100.7' });
    await shelf.content.views.flush();
    shelf.time.now = NOW + 899;
    expect(await idsAndViews()).toEqual(before);
    shelf.time.now = NOW + 900;
    expect(await idsAndViews()).toEqual([
      [other.title.id, 1],
      [one.title.id, 0],
    ]);
    shelf.content.views.count({ ...view, network: '198.51.100.8' });
    await shelf.content.views.flush();
    await bumpContentVersion(shelf.db);
    shelf.tick();
    expect(await idsAndViews()).toContainEqual([other.title.id, 2]);
  });
});

describe('listed titles for any content', () => {
  it('have a published chapter, are sorted by views and carry the time of their newest chapter', async () => {
    const chapterTimes = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 3 });
    const title = fc.record({ viewCount: fc.nat({ max: 3 }), days: chapterTimes });
    await fc.assert(
      fc.asyncProperty(fc.array(title, { maxLength: 4 }), async (titles) => {
        await shelf.clear();
        const expected = [];
        for (const { viewCount, days } of titles) {
          const { id } = await shelf.addTitle({ viewCount });
          const times = days.map((day) => NOW + day * DAY);
          for (const [index, startTimeStamp] of times.entries()) {
            await shelf.addChapter({ titleId: id, position: index + 1, startTimeStamp });
          }
          const come = times.filter((time) => time <= shelf.time.now);
          if (come.length > 0) expected.push({ id, viewCount, updatedAt: Math.max(...come) });
        }
        shelf.tick();
        const listed = await shelf.content.listed.all();
        expect(listed.map(({ id, viewCount, updatedAt }) => ({ id, viewCount, updatedAt }))).toEqual(
          expected.sort((a, b) => b.viewCount - a.viewCount || a.id - b.id),
        );
      }),
      { numRuns: 15 },
    );
  });
});

describe('open chapters', () => {
  it('are the newest 150 of a scope', async () => {
    const { id: workId } = await shelf.addWork({ source: 'import' });
    const { title } = await shelf.addSerial(152, { workId });
    const open = await shelf.content.open.newest({ titleId: title.id });
    expect([open.length, open[0]?.name, open.at(-1)?.name]).toEqual([150, '#152', '#003']);
  });

  it('of endingWithin end after the current second and up to the given limit', async () => {
    const { id: titleId } = await shelf.addTitle();
    for (const [index, seconds] of [0, 1, 60, 61].entries()) {
      await shelf.addChapter({ titleId, position: index + 1, endTimeStamp: shelf.time.now + seconds });
    }
    const ending = await shelf.content.open.endingWithin(60);
    expect(ending.map(({ endTimeStamp }) => endTimeStamp - shelf.time.now)).toEqual([1, 60]);
  });

  it('are the first and the latest of a title, newest first', async () => {
    const { title } = await shelf.addSerial(8);
    const open = await shelf.content.open.newest({ titleId: title.id });
    expect(open.map(({ name }) => name)).toEqual(['#008', '#007', '#006', '#003', '#002', '#001']);
  });

  it('are limited to one language or one title', async () => {
    const work = await shelf.addWork();
    const english = await shelf.addSerial(1, { workId: work.id, language: Language.ENGLISH });
    const thai = await shelf.addSerial(1, { workId: work.id, language: Language.THAI });
    const titlesOf = async (scope: { language: Language }) =>
      (await shelf.content.open.newest(scope)).map(({ titleId }) => titleId);
    expect(await titlesOf({ language: Language.THAI })).toEqual([thai.title.id]);
    expect(await titlesOf({ language: Language.ENGLISH })).toEqual([english.title.id]);
    expect(await titlesOf({ language: Language.FRENCH })).toEqual([]);
  });

  it('of endingWithin are sorted by end time', async () => {
    const { id: titleId } = await shelf.addTitle();
    for (const [position, end] of [3 * DAY, DAY, 9 * DAY, 0].entries()) {
      await shelf.addChapter({ titleId, position: position + 1, endTimeStamp: end && NOW + end });
    }
    const ending = await shelf.content.open.endingWithin(7 * DAY);
    expect(ending.map(({ name }) => name)).toEqual(['#002', '#001']);
  });

  it('match titleAccess of shared-domain for any times', async () => {
    const offset = fc.integer({ min: -3, max: 3 }).map((days) => NOW + days * DAY);
    const times = fc.record({ startTimeStamp: offset, endTimeStamp: fc.oneof(fc.constant(0), offset) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(times, { minLength: 1, maxLength: 9 }),
        fc.constantFrom('import', 'pack:test'),
        async (chapters, source) => {
          const { id: workId } = await shelf.addWork({ source });
          const { id: titleId } = await shelf.addTitle({ workId });
          const added = [];
          for (const [index, each] of chapters.entries()) {
            added.push(await shelf.addChapter({ titleId, position: index + 1, ...each }));
          }
          const open = await shelf.content.open.newest({ titleId });
          const rows = added.map((row) => ({ chapterTicketEndtime: 0, endTimeStamp: 0, ...row }));
          const free = titleAccess(rows, { nowSeconds: shelf.clock(), isWhole: source === 'import' }).filter(
            ({ access }) => access === 'free',
          );
          expect(open.map(({ chapterId }) => chapterId).sort((a, b) => a - b)).toEqual(free.map(({ chapter }) => chapter.id));
        },
      ),
      { numRuns: 25 },
    );
  });
});
