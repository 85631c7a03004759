import { Language } from '@komawari/shared-proto';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { DAY, NOW } from '../../testing/rows';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());
afterEach(() => site.clear());

test('updates are grouped by day, with the start time for clients in other time zones', async () => {
  const { title } = await site.addSerial(3);
  const { groups } = await site.view('webHomeViewV3', '/web/web_homeV3?lang=eng');
  expect(groups.map(({ groupName, groupNameDays }) => [groupName, groupNameDays])).toEqual([
    ['1 day ago', 1],
    ['2 days ago', 2],
    ['3 days ago', 3],
  ]);
  expect(groups[0]!.titleGroups[0]).toMatchObject({
    theTitle: title.name,
    chapterNumber: '#003',
    chapterStartTime: NOW - DAY,
    titles: [{ chapterName: '#003', isLatest: true, title: { titleId: title.id } }],
  });
});

test('a title with several chapters on one day appears once, with the last of them', async () => {
  const title = await site.addTitle();
  for (const position of [1, 2, 3]) await site.addChapter({ titleId: title.id, position, startTimeStamp: NOW - 60 });
  const { groups } = await site.view('webHomeViewV3', '/web/web_homeV3?lang=eng');
  expect(groups[0]!.titleGroups.map(({ chapterNumber }) => chapterNumber)).toEqual(['#003']);
});

test('groups the languages of one work', async () => {
  const work = await site.addWork();
  for (const language of [Language.THAI, Language.ENGLISH])
    await site.addSerial(1, { workId: work.id, language, name: `In ${language}` });
  const { groups } = await site.view('webHomeViewV3', '/web/web_homeV3?lang=eng');
  expect(groups[0]!.titleGroups.map(({ titles }) => titles.map(({ title }) => title!.language))).toEqual([[0, 6]]);
});

test('omits chapters that are older than eight days or have ended', async () => {
  const title = await site.addTitle();
  await site.addChapter({ titleId: title.id, position: 1, startTimeStamp: NOW - 9 * DAY });
  await site.addChapter({ titleId: title.id, position: 2, startTimeStamp: NOW - DAY, endTimeStamp: NOW - 60 });
  expect((await site.view('webHomeViewV3', '/web/web_homeV3?lang=eng')).groups).toEqual([]);
});

test('banners, popup and lists are in the requested language, and empty lists are omitted', async () => {
  const { title } = await site.addSerial(1);
  await site.addBanner({ language: 1, url: '/updates' });
  const second = await site.addBanner({ position: 2, url: '/titles/7' });
  const first = await site.addBanner({ position: 1, method: 0, url: 'https://elsewhere.test/' });
  const popup = await site.addBanner({ placement: 'popup' });
  await site.addFeaturedList({ titleIds: [title.id, 999_999] });
  await site.addFeaturedList({ name: 'Gone', titleIds: [999_999] });
  const home = await site.view('webHomeViewV3', '/web/web_homeV3?lang=eng');
  expect(home.topBanners.map(({ id, action }) => [id, action?.method])).toEqual([
    [first.id, 2],
    [second.id, 0],
  ]);
  expect(home.popup).toMatchObject({ popupId: popup.id, content: { kind: 'oneImage' } });
  expect(home.featuredTitleLists.map(({ listName, featuredTitles }) => [listName, featuredTitles.length])).toEqual([
    ['Stories for the night', 1],
  ]);
});

test('the response contains the available languages beside the view', async () => {
  const answer = await site.success('/web/web_homeV3?lang=tha');
  expect(answer.languages!.availableLanguages).toHaveLength(7);
});

test('the ranking has the first 25 of each language', async () => {
  for (let index = 0; index < 27; index += 1) await site.addSerial(1, { viewCount: index });
  await site.addSerial(1, { language: 6, viewCount: 0 });
  const { ranking } = await site.view('webHomeViewV3', '/web/web_homeV3?lang=eng');
  expect(ranking).toHaveLength(26);
  expect(ranking[0]!.viewCount).toBe(26);
  expect(ranking.at(-1)!.language).toBe(6);
});

test('the featured page has its banners by placement and its blocks in order', async () => {
  const { title } = await site.addSerial(1);
  const main = await site.addBanner({ placement: 'main' });
  const right = await site.addBanner({ placement: 'sub2' });
  const block = await site.addBanner({ placement: 'content', position: 2 });
  await site.addFeaturedList({ position: 1, titleIds: [title.id] });
  const featured = await site.view('featuredTitlesView', '/featured?lang=eng');
  expect(featured.mainBanner!.id).toBe(main.id);
  expect(featured.subBanner_1).toBeUndefined();
  expect(featured.subBanner_2!.id).toBe(right.id);
  expect(featured.contents.map(({ content }) => content!.kind)).toEqual(['titleList', 'banner']);
  expect(featured.contents[1]!.content!.value).toMatchObject({ id: block.id });
});
