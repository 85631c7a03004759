import { Language, UpdateTiming } from '@komawari/shared-proto';
import fc from 'fast-check';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { listedTitle } from '../../testing/listedTitle';
import { DAY, NOW } from '../../testing/rows';
import { soonestOfEachLanguage } from './chapterCalendar';
import { MAX_AHEAD_S } from './nextOfTitle';

const { ENGLISH, THAI } = Language;

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
beforeEach(() => shelf.clear());
afterAll(() => shelf.close());

describe('coming chapters', () => {
  it('are scheduled, announced or expected, soonest first, and only of listed titles', async () => {
    const scheduled = await shelf.addSerial(1, { name: 'Scheduled' });
    await shelf.addChapter({ titleId: scheduled.title.id, position: 2, startTimeStamp: NOW + 3 * DAY });
    const { id: workId } = await shelf.addWork({ nextTimeStamp: NOW + DAY, updateTiming: UpdateTiming.FRIDAY });
    await shelf.addSerial(1, { workId, name: 'Announced' });
    const unknown = await shelf.addTitle({ name: 'Unknown' });
    await shelf.addChapter({ titleId: unknown.id, startTimeStamp: NOW + DAY });
    shelf.tick();
    const coming = await shelf.content.calendar.coming();
    expect(coming.map(({ title, name, isExpected }) => [title.name, name, isExpected])).toEqual([
      ['Announced', '', false],
      ['Scheduled', '#002', false],
      ['Announced', '', true],
    ]);
    expect(coming[2]?.startTimeStamp).toBe(NOW + 8 * DAY);
  });

  it('list the languages of one work next to each other', async () => {
    const works = [await shelf.addWork({ nextTimeStamp: NOW + DAY }), await shelf.addWork({ nextTimeStamp: NOW + DAY })];
    for (const language of [THAI, ENGLISH]) {
      for (const [index, { id: workId }] of works.entries()) await shelf.addSerial(1, { workId, language, viewCount: index });
    }
    shelf.tick();
    const order = (await shelf.content.calendar.coming()).map(({ title }) => [title.workId, title.language]);
    expect(order).toEqual(works.flatMap(({ id }) => [ENGLISH, THAI].map((language) => [id, language])));
  });

  it('list, with soonest(), each title once and a limited number for each language', async () => {
    for (let index = 1; index <= 3; index += 1) {
      const { id: workId } = await shelf.addWork({ nextTimeStamp: NOW + index * 3600, updateTiming: UpdateTiming.DAY });
      for (const language of [ENGLISH, THAI]) await shelf.addSerial(1, { workId, language, name: `No ${index}` });
    }
    shelf.tick();
    const soonest = await shelf.content.calendar.soonest(2);
    expect(soonest.map(({ title }) => [title.name, title.language])).toEqual([
      ['No 1', ENGLISH],
      ['No 1', THAI],
      ['No 2', ENGLISH],
      ['No 2', THAI],
    ]);
  });
});

describe('leaving chapters', () => {
  it('end within seven days and can still be read, and include their title', async () => {
    const { id: titleId } = await shelf.addTitle({ name: 'Leaving' });
    const ends = [NOW + 2 * DAY, NOW + DAY, NOW + 30 * DAY, NOW - 1];
    for (const [index, endTimeStamp] of ends.entries()) {
      await shelf.addChapter({ titleId, position: index + 1, endTimeStamp, startTimeStamp: NOW - 2 * DAY });
    }
    shelf.tick();
    const leaving = await shelf.content.calendar.leaving();
    expect(leaving.map(({ title, name, endTimeStamp }) => [title.name, name, endTimeStamp - NOW])).toEqual([
      ['Leaving', '#002', DAY],
      ['Leaving', '#001', 2 * DAY],
    ]);
  });
});

describe('soonestOfEachLanguage', () => {
  const comingChapters = fc
    .array(fc.record({ id: fc.nat({ max: 5 }), hours: fc.nat({ max: 50 }), isExpected: fc.boolean() }), { maxLength: 20 })
    .map((all) =>
      all
        .map(({ id, hours, isExpected }) => ({
          // The language of a title never changes.
          title: listedTitle({ id, language: id % 2 === 0 ? ENGLISH : THAI }),
          name: '',
          startTimeStamp: NOW + hours * 3600,
          isExpected,
        }))
        .sort((a, b) => a.startTimeStamp - b.startTimeStamp),
    );

  it('returns each title once, with its soonest chapter', () => {
    fc.assert(
      fc.property(comingChapters, fc.nat({ max: 4 }), (coming, count) => {
        const chosen = soonestOfEachLanguage(coming, count);
        expect(new Set(chosen.map(({ title }) => title.id)).size).toBe(chosen.length);
        for (const chapter of chosen) expect(coming.find(({ title }) => title.id === chapter.title.id)).toBe(chapter);
      }),
    );
  });

  it('returns up to the requested number of titles per language, in their order', () => {
    fc.assert(
      fc.property(comingChapters, fc.nat({ max: 4 }), (coming, count) => {
        const chosen = soonestOfEachLanguage(coming, count);
        expect(coming.filter((chapter) => chosen.includes(chapter))).toEqual(chosen);
        for (const each of [ENGLISH, THAI]) {
          const titleIds = new Set(coming.flatMap(({ title }) => (title.language === each ? [title.id] : [])));
          expect(chosen.filter(({ title }) => title.language === each)).toHaveLength(Math.min(count, titleIds.size));
        }
      }),
    );
  });
});

describe('limits of the calendar', () => {
  it('exclude a chapter from the second in which it starts', async () => {
    const { title } = await shelf.addSerial(1);
    await shelf.addChapter({ titleId: title.id, position: 2, startTimeStamp: shelf.time.now + 2 });
    shelf.tick();
    expect(await shelf.content.calendar.coming()).toHaveLength(1);
    shelf.tick();
    expect(await shelf.content.calendar.coming()).toEqual([]);
  });

  it('include a chapter at most a quarter of a year ahead', async () => {
    const { title } = await shelf.addSerial(1);
    const far = await shelf.addChapter({ titleId: title.id, position: 2, startTimeStamp: shelf.time.now + MAX_AHEAD_S + 2 });
    shelf.tick();
    expect(await shelf.content.calendar.coming()).toEqual([]);
    shelf.tick();
    expect((await shelf.content.calendar.coming()).map(({ startTimeStamp }) => startTimeStamp)).toEqual([far.startTimeStamp]);
  });
});
