import { inArray } from 'drizzle-orm';
import { bumpContentVersion } from '../../database/counters';
import { banners } from '../../database/schema';
import { createTestSite, MARA, NIRAN, type TestSite } from '../../testing/createTestSite';
import { DAY, NOW } from '../../testing/rows';
import { NO_END } from '../../wire/wireChapter';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());
beforeEach(() => site.backToNow());

const detail = (titleId: number, session?: string) =>
  site.view('titleDetailView', `/title_detail?title_id=${titleId}`, session ? { session } : {});

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('a long title has the first three and the latest three chapters, and says that others are missing', async () => {
  const { title } = await site.addSerial(9);
  const view = await detail(title.id);
  expect(names(view.firstChapterList)).toEqual(['#001', '#002', '#003']);
  expect(names(view.lastChapterList)).toEqual(['#007', '#008', '#009']);
  expect(view.hasChaptersBetween).toBe(true);
  const [group] = view.chapterListGroup;
  expect(names(group!.firstChapterList)).toEqual(['#001', '#002', '#003']);
  expect(names(group!.lastChapterList)).toEqual(['#007', '#008', '#009']);
  expect(group!.midChapterList).toEqual([]);
});

test.each([
  [1, ['#001'], []],
  [3, ['#001', '#002', '#003'], []],
  [6, ['#001', '#002', '#003'], ['#004', '#005', '#006']],
])('a title of %i chapters is complete', async (count, first, last) => {
  const { title } = await site.addSerial(count);
  const view = await detail(title.id);
  expect(names(view.firstChapterList)).toEqual(first);
  expect(names(view.lastChapterList)).toEqual(last);
  expect(view.hasChaptersBetween).toBe(false);
});

test('an imported title has all chapters', async () => {
  const work = await site.addWork({ source: 'import' });
  const { title } = await site.addSerial(9, { workId: work.id });
  const view = await detail(title.id);
  expect(view.firstChapterList.length + view.lastChapterList.length).toBe(9);
  expect(view.hasChaptersBetween).toBe(false);
});

test('chapters start and end by the clock, without a write', async () => {
  const title = await site.addTitle();
  await site.addChapter({ titleId: title.id, position: 1, endTimeStamp: NOW + DAY });
  await site.addChapter({ titleId: title.id, position: 2, startTimeStamp: NOW + DAY });
  const before = await detail(title.id);
  expect(names(before.firstChapterList)).toEqual(['#001']);
  expect(before.nextTimeStamp).toBe(NOW + DAY);
  site.time.now = NOW + DAY;
  const after = await detail(title.id);
  expect(names(after.firstChapterList)).toEqual(['#002']);
  expect(after.nextTimeStamp).toBe(0);
});

test('middle chapters that a ticket opens are listed separately', async () => {
  const { title } = await site.addSerial(6);
  await site.addChapter({ titleId: title.id, position: 7, chapterTicketEndtime: NOW + DAY });
  for (const position of [8, 9, 10]) await site.addChapter({ titleId: title.id, position });
  expect(names((await detail(title.id)).ticketChapterList)).toEqual(['#007']);
});

test('fields that clients require are never empty', async () => {
  const title = await site.addTitle({ overview: '' });
  await site.addChapter({ titleId: title.id, subTitle: '' });
  const view = await detail(title.id);
  expect(view.overview).toBe(title.name);
  expect(view.firstChapterList[0]).toMatchObject({ subTitle: '#001', endTimeStamp: NO_END });
  for (const url of [view.titleImageUrl, view.backgroundImageUrl]) expect(url).toMatch(/^http:\/\/reader\.test\/images\//);
});

test('includes sibling languages, publisher, news and recommended titles', async () => {
  const publisher = await site.addPublisher({ bannerImage: 'b'.repeat(22) + '.webp' });
  await site.addNews({ publisherId: publisher.id, language: 3, subject: 'Now' });
  await site.addNews({ publisherId: publisher.id, language: 3, subject: 'Later', publishedTimeStamp: NOW + 5 * DAY });
  const work = await site.addWork({ publisherId: publisher.id, genres: ['mystery', 'sea'] });
  const { title } = await site.addSerial(1, { workId: work.id, language: 3 });
  const { title: sibling } = await site.addSerial(1, { workId: work.id, language: 6 });
  const alike = await site.addWork({ genres: ['sea', 'mystery'] });
  const { title: likeThis } = await site.addSerial(1, { workId: alike.id, language: 3, viewCount: 1 });
  const { title: popular } = await site.addSerial(1, { language: 3, viewCount: 9000 });
  const view = await detail(title.id);
  expect(view.titleLanguages.map(({ titleId }) => titleId)).toEqual([title.id, sibling.id]);
  expect(view.publisherItems.map(({ publisherNews }) => publisherNews!.subject)).toEqual(['Now']);
  expect(view.publisherBanner!.action!.url).toBe(`/publisher_news/${publisher.id}`);
  expect(view.recommendedTitleList.map(({ titleId }) => titleId)).toEqual([likeThis.id, popular.id]);
});

test('isSubscribed is true only for the reader’s own favorites, and Vary names the session', async () => {
  const { title } = await site.addSerial(1);
  await site.success(`/title_list/bookmark?title_id=${title.id}`, { method: 'PUT', session: MARA });
  expect((await detail(title.id, MARA)).isSubscribed).toBe(true);
  expect((await detail(title.id, NIRAN)).isSubscribed).toBe(false);
  expect((await detail(title.id)).isSubscribed).toBe(false);
  const { headers } = await site.request(`/api/title_detail?title_id=${title.id}`);
  expect(headers.get('Vary')).toContain('SESSION-TOKEN, Cookie');
});

test('banners name their target if names are requested', async () => {
  const { title } = await site.addSerial(1);
  const other = await site.addSerial(1);
  const publisher = await site.addPublisher({ name: 'Harbor Press' });
  const ids: number[] = [];
  const urls = [`/titles/${other.title.id}`, `/publisher_news/${publisher.id}`, 'https://shop.test/neon', '/updates'];
  for (const [position, url] of urls.entries()) ids.push((await site.addBanner({ placement: 'content', position, url })).id);
  const named = await site.view('titleDetailView', `/title_detail?title_id=${title.id}&names=yes`);
  expect(named.titleBanners.map(({ name }) => name)).toEqual([other.title.name, 'Harbor Press']);
  expect((await detail(title.id)).titleBanners.map(({ name }) => name)).toEqual(['', '']);
  const at = await site.content.banners.at(title.language, ['content']);
  expect(at.filter(({ id }) => ids.includes(id)).map(({ name }) => name)).toEqual([other.title.name, 'Harbor Press', null, null]);
  await site.db.delete(banners).where(inArray(banners.id, ids));
  await bumpContentVersion(site.db);
});

test('title_detailV3 returns the same as title_detail', async () => {
  const { title } = await site.addSerial(2);
  const view = await site.view('titleDetailView', `/title_detailV3?title_id=${title.id}`);
  expect(view).toEqual(await detail(title.id));
});

test('an unknown title is an error in every language', async () => {
  const error = await site.failure('/title_detail?title_id=404404');
  expect(error.debugInfo).toBe('title_id: there is no title 404404');
  expect(error.englishPopup!.subject).toBe('Title not found');
  expect(error.spanishPopup!.subject).toBe('Título no encontrado');
  expect(error.popups.map(({ language }) => language)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
