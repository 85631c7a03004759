import { Language } from '@komawari/shared-proto';
import fc from 'fast-check';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { DAY, imageName, NOW } from '../../testing/rows';
import type { ListedTitle } from '../titles/listedTitles';
import { type RecentChapter, updatesByDay } from './updatesByDay';

const { ENGLISH, THAI } = Language;

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
beforeEach(() => shelf.clear());
afterAll(() => shelf.close());

describe('banners', () => {
  it('are those of the places asked for, in one language and in their order', async () => {
    const second = await shelf.addBanner({ placement: 'top', position: 2 });
    const first = await shelf.addBanner({ placement: 'top', position: 1 });
    await shelf.addBanner({ placement: 'top', language: THAI });
    const popup = await shelf.addBanner({ placement: 'popup' });
    shelf.tick();
    const idsAt = async (...args: Parameters<typeof shelf.content.banners.at>) =>
      (await shelf.content.banners.at(...args)).map(({ id }) => id);
    expect(await idsAt(ENGLISH, ['top'])).toEqual([first.id, second.id]);
    expect(await idsAt(ENGLISH, ['popup', 'main'])).toEqual([popup.id]);
    expect(await idsAt(Language.FRENCH, ['top'])).toEqual([]);
  });
});

describe('featured lists', () => {
  it('name titles in the editor’s order, and leave out those that are not listed', async () => {
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

describe('the highlight', () => {
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

  it('has the pictures of its banners and the size of the chapter’s first page', async () => {
    const { chapter, highlight } = await highlighted();
    expect(highlight).toMatchObject({ width: 900, height: 1300, pictures: [imageName('first'), imageName('second')] });
    expect(highlight?.chapter.id).toBe(chapter.id);
  });

  it('goes when its chapter can no longer be read, and stays while a ticket opens it', async () => {
    expect((await highlighted({ titleId: 0, endTimeStamp: NOW - 5 })).highlight).toBeUndefined();
    await shelf.clear();
    const byTicket = await highlighted({ titleId: 0, endTimeStamp: NOW - 5, chapterTicketEndtime: NOW + DAY });
    expect(byTicket.highlight).toBeDefined();
  });

  it.each(['/titles/1000', 'https://elsewhere.test/viewer/1000', '/viewer/999999'])('is nothing for %s', async (url) => {
    await shelf.addBanner({ placement: 'highlight', url });
    shelf.tick();
    expect(await shelf.content.highlights.of(ENGLISH)).toBeUndefined();
  });

  it('is nothing for a chapter without a page', async () => {
    const { chapters } = await shelf.addSerial(1);
    await shelf.addBanner({ placement: 'highlight', url: `/viewer/${chapters[0]?.id}` });
    shelf.tick();
    expect(await shelf.content.highlights.of(ENGLISH)).toBeUndefined();
  });
});

describe('recent chapters', () => {
  it('are those of the last eight days that can still be read', async () => {
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

describe('updates by day', () => {
  const listedTitle = (id: number, fields: Partial<ListedTitle> = {}): [number, ListedTitle] => [
    id,
    {
      id,
      workId: id,
      language: ENGLISH,
      name: `Title ${id}`,
      author: '',
      portraitImage: '',
      landscapeImage: '',
      viewCount: 0,
      genres: [],
      publisherId: null,
      updateTiming: 0,
      nextTimeStamp: 0,
      updatedAt: 0,
      ...fields,
    },
  ];
  const recent = (titleId: number, startTimeStamp: number, position = 1): RecentChapter => ({
    titleId,
    chapterId: titleId * 100 + position,
    name: `#00${position}`,
    subTitle: '',
    position,
    startTimeStamp,
    isVerticalOnly: false,
  });

  it('name a work after its first language and count the readers of all', () => {
    const listed = new Map([
      listedTitle(1, { workId: 7, language: THAI, viewCount: 2 }),
      listedTitle(2, { workId: 7, viewCount: 3 }),
    ]);
    const [today] = updatesByDay([recent(1, NOW), recent(2, NOW - 5)], listed, NOW);
    expect(today?.works).toHaveLength(1);
    expect(today?.works[0]).toMatchObject({ newestTime: NOW, viewCount: 5, first: { title: { id: 2 } } });
    expect(today?.works[0]?.updates.map(({ title }) => title.id)).toEqual([2, 1]);
  });

  it('have a title once a day, with the last of its chapters', () => {
    const listed = new Map([listedTitle(1)]);
    const days = updatesByDay([recent(1, NOW, 3), recent(1, NOW, 4), recent(1, NOW - DAY, 2)], listed, NOW);
    expect(days.map(({ works }) => works.map(({ first }) => first.chapter.position))).toEqual([[4], [2]]);
  });

  it('put the latest first, and of those that came together the most viewed', () => {
    const listed = new Map([listedTitle(1), listedTitle(2, { viewCount: 9 }), listedTitle(3)]);
    const [today] = updatesByDay([recent(1, NOW - 60), recent(2, NOW - 60), recent(3, NOW)], listed, NOW);
    expect(today?.works.map(({ first }) => first.title.id)).toEqual([3, 2, 1]);
  });

  it('hold every listed title of every day, and no other', () => {
    const listed = new Map([1, 2, 3].map((id) => listedTitle(id, { workId: id % 2 })));
    const chapter = fc
      .record({ titleId: fc.integer({ min: 1, max: 4 }), daysAgo: fc.nat({ max: 8 }), position: fc.nat({ max: 9 }) })
      .map(({ titleId, daysAgo, position }) => recent(titleId, NOW - daysAgo * DAY, position));
    fc.assert(
      fc.property(fc.array(chapter), (chapters) => {
        const found = updatesByDay(chapters, listed, NOW).flatMap(({ daysAgo, works }) =>
          works.flatMap(({ updates }) => updates.map(({ title }) => `${daysAgo} ${title.id}`)),
        );
        const expected = chapters
          .filter(({ titleId }) => listed.has(titleId))
          .map(({ titleId, startTimeStamp }) => `${(NOW - startTimeStamp) / DAY} ${titleId}`);
        expect(found.toSorted()).toEqual([...new Set(expected)].sort());
      }),
    );
  });
});
