import { Language, UpdateTiming } from '@komawari/shared-proto';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { DAY, NOW } from '../../testing/rows';

const { ENGLISH, THAI } = Language;

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
beforeEach(() => shelf.clear());
afterAll(() => shelf.close());

describe('what comes', () => {
  it('is scheduled, announced or expected, soonest first, and only of titles that readers know', async () => {
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

  it('has the languages of one work beside each other', async () => {
    const works = [await shelf.addWork({ nextTimeStamp: NOW + DAY }), await shelf.addWork({ nextTimeStamp: NOW + DAY })];
    for (const language of [THAI, ENGLISH]) {
      for (const [index, { id: workId }] of works.entries()) await shelf.addSerial(1, { workId, language, viewCount: index });
    }
    shelf.tick();
    const order = (await shelf.content.calendar.coming()).map(({ title }) => [title.workId, title.language]);
    expect(order).toEqual(works.flatMap(({ id }) => [ENGLISH, THAI].map((language) => [id, language])));
  });

  it('is, at its soonest, each title once and so many of each language', async () => {
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

describe('what leaves', () => {
  it('ends within seven days and can still be read; it comes with its title', async () => {
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
