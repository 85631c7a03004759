import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { DAY, NOW } from '../../testing/rows';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());
afterEach(() => site.clear());

async function comingSoon() {
  const { comingSoon: coming } = await site.view('webHomeViewV2', '/title_list/coming_next');
  return coming.map(({ title, nextChapterName, nextChapterStartTimestamp }) => [
    title!.name,
    nextChapterName,
    nextChapterStartTimestamp - NOW,
  ]);
}

async function leaving() {
  const { groups } = await site.view('webHomeView', '/title_list/leaving_soon');
  return groups.map(({ groupName, titles }) => [
    Number(groupName) - NOW,
    ...titles.map(({ title, chapterName }) => `${title!.name} ${chapterName}`),
  ]);
}

describe('coming_next', () => {
  test('has announced times and scheduled chapters of all languages, soonest first', async () => {
    const announced = await site.addWork({ nextTimeStamp: NOW + 2 * DAY });
    await site.addSerial(1, { workId: announced.id, language: 6, name: 'Lantern' });
    const { title } = await site.addSerial(2, { name: 'Anchor' });
    await site.addChapter({ titleId: title.id, position: 3, startTimeStamp: NOW + DAY });
    expect(await comingSoon()).toEqual([
      ['Anchor', '#003', DAY],
      ['Lantern', '', 2 * DAY],
    ]);
  });

  test('omits a title without a published chapter', async () => {
    const title = await site.addTitle({ name: 'Tomorrow' });
    await site.addChapter({ titleId: title.id, startTimeStamp: NOW + DAY });
    expect(await comingSoon()).toEqual([]);
  });

  test('exposes only the name and time of a coming chapter', async () => {
    const { title } = await site.addSerial(1);
    const chapter = await site.addChapter({
      titleId: title.id,
      position: 2,
      startTimeStamp: NOW + DAY,
      subTitle: 'The keeper dies',
    });
    const answer = JSON.stringify(await site.success('/title_list/coming_next'));
    expect(answer).toContain('#002');
    expect(answer).not.toContain('The keeper dies');
    expect(answer).not.toContain(`"${chapter.id}"`);
  });

  test('is the same for every session, and answers 304 to a matching ETag', async () => {
    const work = await site.addWork({ nextTimeStamp: NOW + DAY });
    await site.addSerial(1, { workId: work.id });
    const first = await site.request('/api/title_list/coming_next', { headers: { 'SESSION-TOKEN': crypto.randomUUID() } });
    const etag = first.headers.get('ETag')!;
    expect(first.headers.get('Vary')).toBe('Accept-Encoding');
    const second = await site.request('/api/title_list/coming_next', {
      headers: { 'If-None-Match': etag, 'SESSION-TOKEN': crypto.randomUUID() },
    });
    expect(second.status).toBe(304);
  });
});

describe('leaving_soon', () => {
  test('has chapters that end within 7 days, grouped by end time', async () => {
    const { title } = await site.addSerial(1, { name: 'Anchor' });
    const ends = [NOW + 7 * DAY, NOW + DAY, NOW + 9 * DAY];
    for (const [index, endTimeStamp] of ends.entries()) {
      await site.addChapter({ titleId: title.id, position: index + 2, endTimeStamp });
    }
    expect(await leaving()).toEqual([
      [DAY, 'Anchor #003'],
      [7 * DAY, 'Anchor #002'],
    ]);
  });

  test('omits chapters that cannot be read: between the ranges, ended, or not yet started', async () => {
    const { title } = await site.addSerial(9, { name: 'Anchor' });
    await site.addChapter({ titleId: title.id, position: 10, startTimeStamp: NOW + 60, endTimeStamp: NOW + DAY });
    const { chapters } = await site.addSerial(9, { name: 'Lantern' });
    await site.addSerial(1, { name: 'Birch' });
    const other = await site.addTitle({ name: 'Ended' });
    await site.addChapter({ titleId: other.id, endTimeStamp: NOW - 1 });
    expect(await leaving()).toEqual([]);
    expect(chapters).toHaveLength(9);
  });

  test('has only the first and the latest chapters of a long title', async () => {
    const title = await site.addTitle({ name: 'Anchor' });
    for (let position = 1; position <= 9; position += 1) {
      await site.addChapter({
        titleId: title.id,
        position,
        startTimeStamp: NOW - DAY * (10 - position),
        endTimeStamp: NOW + DAY,
      });
    }
    expect(await leaving()).toEqual([[DAY, ...['#001', '#002', '#003', '#007', '#008', '#009'].map((name) => `Anchor ${name}`)]]);
  });
});
