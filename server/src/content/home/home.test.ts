import { Language } from '@komawari/shared-proto';
import fc from 'fast-check';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { listedTitle } from '../../testing/listedTitle';
import { DAY, imageName, NOW } from '../../testing/rows';
import { type RecentChapter, updatesByDay } from './updatesByDay';

const { ENGLISH, THAI } = Language;

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
beforeEach(() => shelf.clear());
afterAll(() => shelf.close());

describe('featuredLists', () => {
  it('keep the editor’s order of titles and omit titles that are not listed', async () => {
    const [one, two] = [await shelf.addSerial(1), await shelf.addSerial(1)];
    const hidden = await shelf.addTitle();
    await shelf.addFeaturedList({ titleIds: [two.title.id, hidden.id, one.title.id], name: 'Night', position: 2 });
    await shelf.addFeaturedList({ titleIds: [one.title.id], name: 'Day', position: 1 });
    await shelf.addFeaturedList({ titleIds: [hidden.id], name: 'Nothing' });
    await shelf.addFeaturedList({ titleIds: [one.title.id], language: THAI });
    shelf.tick();
    const lists = await shelf.content.featuredLists.of(ENGLISH);
    expect(lists.map(({ name, titles }) => [name, titles.map(({ id }) => id)])).toEqual([
      ['Day', [one.title.id]],
      ['Night', [two.title.id, one.title.id]],
    ]);
  });
});

describe('highlight', () => {
  async function highlighted(fields: Parameters<typeof shelf.addChapter>[0] | undefined = undefined) {
    const { id: titleId } = await shelf.addTitle();
    const chapter = await shelf.addChapter(fields ? { ...fields, titleId } : { titleId });
    await shelf.addPages(chapter.id, 1, { width: 900, height: 1300 });
    for (const picture of ['first', 'second']) {
      await shelf.addBanner({ placement: 'highlight', url: `/viewer/${chapter.id}`, image: imageName(picture) });
    }
    shelf.tick();
    return { chapter, highlight: await shelf.content.highlights.of(ENGLISH) };
  }

  it('has the images of its banners and the size of the chapter’s first page', async () => {
    const { chapter, highlight } = await highlighted();
    expect(highlight).toMatchObject({ width: 900, height: 1300, pictures: [imageName('first'), imageName('second')] });
    expect(highlight?.chapter.id).toBe(chapter.id);
  });

  it('disappears when its chapter has ended, unless a ticket opens the chapter', async () => {
    expect((await highlighted({ titleId: 0, endTimeStamp: NOW - 5 })).highlight).toBeUndefined();
    await shelf.clear();
    const byTicket = await highlighted({ titleId: 0, endTimeStamp: NOW - 5, chapterTicketEndtime: NOW + DAY });
    expect(byTicket.highlight).toBeDefined();
  });

  it('belongs to one language and shows the current images', async () => {
    const { chapter } = await highlighted();
    expect(await shelf.content.highlights.of(THAI)).toBeUndefined();
    await shelf.addBanner({ placement: 'highlight', url: `/viewer/${chapter.id}`, image: imageName('third') });
    shelf.tick();
    expect((await shelf.content.highlights.of(ENGLISH))?.pictures).toHaveLength(3);
  });

  it('appears when its chapter starts', async () => {
    expect((await highlighted({ titleId: 0, startTimeStamp: NOW + DAY })).highlight).toBeUndefined();
    shelf.time.now = NOW + DAY;
    expect(await shelf.content.highlights.of(ENGLISH)).toBeDefined();
  });

  it.each(['/titles/1000', 'https://elsewhere.test/viewer/1000', '/viewer/999999'])(
    'is undefined for a banner with URL %s',
    async (url) => {
      await shelf.addBanner({ placement: 'highlight', url });
      shelf.tick();
      expect(await shelf.content.highlights.of(ENGLISH)).toBeUndefined();
    },
  );

  it('is undefined for a chapter without pages', async () => {
    const { chapters } = await shelf.addSerial(1);
    await shelf.addBanner({ placement: 'highlight', url: `/viewer/${chapters[0]?.id}` });
    shelf.tick();
    expect(await shelf.content.highlights.of(ENGLISH)).toBeUndefined();
  });
});

describe('recent chapters', () => {
  it('are readable chapters of the last eight days', async () => {
    const { id: titleId } = await shelf.addTitle();
    const add = (position: number, fields: object) => shelf.addChapter({ titleId, position, ...fields });
    await add(1, { startTimeStamp: NOW - 9 * DAY });
    await add(2, { startTimeStamp: NOW - 7 * DAY });
    await add(3, { startTimeStamp: NOW - 2 * DAY, endTimeStamp: NOW - DAY });
    await add(4, { startTimeStamp: NOW - 60 });
    await add(5, { startTimeStamp: NOW + DAY });
    shelf.tick();
    const days = await shelf.content.recent.byDay();
    expect(days.map(({ daysAgo, works }) => [daysAgo, works.map(({ first }) => first.chapter.name)])).toEqual([
      [0, ['#004']],
      [7, ['#002']],
    ]);
  });
});

describe('start and end of a recent chapter', () => {
  const namesNow = async () => {
    shelf.tick();
    return (await shelf.content.recent.byDay()).flatMap(({ works }) => works.map(({ first }) => first.chapter.name));
  };

  it('include a chapter in the second in which it starts', async () => {
    const { id: titleId } = await shelf.addTitle();
    await shelf.addChapter({ titleId, startTimeStamp: NOW - 30 * DAY });
    await shelf.addChapter({ titleId, position: 2, startTimeStamp: shelf.time.now + 2 });
    expect(await namesNow()).toEqual([]);
    expect(await namesNow()).toEqual(['#002']);
  });

  it('exclude a chapter in the second in which it ends', async () => {
    const { id: titleId } = await shelf.addTitle();
    await shelf.addChapter({ titleId });
    await shelf.addChapter({ titleId, position: 2, endTimeStamp: shelf.time.now + 2 });
    expect(await namesNow()).toEqual(['#002']);
    expect(await namesNow()).toEqual(['#001']);
  });
});

describe('updatesByDay', () => {
  const listed = (...titles: Parameters<typeof listedTitle>[0][]) =>
    new Map(titles.map((fields) => [fields.id, listedTitle(fields)]));
  const recent = (titleId: number, startTimeStamp: number, position = 1): RecentChapter => ({
    titleId,
    chapterId: titleId * 100 + position,
    name: `#00${position}`,
    subTitle: '',
    position,
    startTimeStamp,
    isVerticalOnly: false,
  });

  it('names a work by its first language and adds up the views of all its languages', () => {
    const titles = listed({ id: 1, workId: 7, language: THAI, viewCount: 2 }, { id: 2, workId: 7, viewCount: 3 });
    const [today] = updatesByDay([recent(1, NOW), recent(2, NOW - 5)], titles, NOW);
    expect(today?.works).toHaveLength(1);
    expect(today?.works[0]).toMatchObject({ newestTime: NOW, viewCount: 5, first: { title: { id: 2 } } });
    expect(today?.works[0]?.updates.map(({ title }) => title.id)).toEqual([2, 1]);
  });

  it('lists a title once a day, with its latest chapter', () => {
    const days = updatesByDay([recent(1, NOW, 3), recent(1, NOW, 4), recent(1, NOW - DAY, 2)], listed({ id: 1 }), NOW);
    expect(days.map(({ works }) => works.map(({ first }) => first.chapter.position))).toEqual([[4], [2]]);
  });

  it('sorts by newest, then by most viewed', () => {
    const titles = listed({ id: 1 }, { id: 2, viewCount: 9 }, { id: 3 });
    const [today] = updatesByDay([recent(1, NOW - 60), recent(2, NOW - 60), recent(3, NOW)], titles, NOW);
    expect(today?.works.map(({ first }) => first.title.id)).toEqual([3, 2, 1]);
  });

  describe('for any chapters', () => {
    const titles = listed(
      { id: 1, workId: 1, viewCount: 4 },
      { id: 2, workId: 0, language: THAI },
      { id: 3, workId: 1, language: THAI },
    );
    const chapter = fc
      .record({
        titleId: fc.integer({ min: 1, max: 4 }),
        daysAgo: fc.nat({ max: 8 }),
        hoursAgo: fc.nat({ max: 12 }),
        position: fc.nat({ max: 9 }),
      })
      .map(({ titleId, daysAgo, hoursAgo, position }) => recent(titleId, NOW - daysAgo * DAY - hoursAgo * 3600, position));
    const days = fc.array(chapter).map((chapters) => ({ chapters, days: updatesByDay(chapters, titles, NOW) }));

    it('returns every listed title of every day, and no other', () => {
      fc.assert(
        fc.property(days, ({ chapters, days: told }) => {
          const found = told.flatMap(({ daysAgo, works }) =>
            works.flatMap(({ updates }) => updates.map(({ title }) => `${daysAgo} ${title.id}`)),
          );
          const expected = chapters
            .filter(({ titleId }) => titles.has(titleId))
            .map(({ titleId, startTimeStamp }) => `${Math.floor((NOW + DAY / 2 - 1 - startTimeStamp) / DAY)} ${titleId}`);
          expect(found.toSorted()).toEqual([...new Set(expected)].sort());
        }),
      );
    });

    it('returns each day once, today first, and each work once a day, newest first', () => {
      fc.assert(
        fc.property(days, ({ days: told }) => {
          const dayNumbers = told.map(({ daysAgo }) => daysAgo);
          expect(dayNumbers).toEqual([...new Set(dayNumbers)].sort((a, b) => a - b));
          for (const { works } of told) {
            const workIds = works.map(({ first }) => first.title.workId);
            expect(new Set(workIds).size).toBe(workIds.length);
            const times = works.map(({ newestTime }) => newestTime);
            expect(times).toEqual(times.toSorted((a, b) => b - a));
          }
        }),
      );
    });

    it('derives first language, newest time and views of a work from its titles', () => {
      fc.assert(
        fc.property(days, ({ days: told }) => {
          for (const { first, updates, newestTime, viewCount } of told.flatMap(({ works }) => works)) {
            expect(first).toBe(updates[0]);
            expect(updates.map(({ title }) => title.workId)).toEqual(updates.map(() => first.title.workId));
            expect(newestTime).toBe(Math.max(...updates.map((update) => update.chapter.startTimeStamp)));
            expect(viewCount).toBe(updates.reduce((sum, { title }) => sum + title.viewCount, 0));
          }
        }),
      );
    });
  });
});
