import { Language } from '@komawari/shared-proto';
import { createTestSite, MARA, type TestSite } from '../testing/createTestSite';
import { departures, lostByPyMplus } from '../testing/publishedWire';
import { DAY, imageName, NOW } from '../testing/rows';

let site: TestSite;
let ids: { title: number; chapter: number; later: number; comment: number; publisher: number };

/** A site whose answers have data in every field. */
beforeAll(async () => {
  site = await createTestSite();
  const publisher = await site.addPublisher({ bannerImage: imageName('press') });
  const news = await site.addNews({ publisherId: publisher.id });
  const work = await site.addWork({ publisherId: publisher.id });
  const { title, chapters } = await site.addSerial(9, { workId: work.id });
  await site.addTitle({ workId: work.id, language: Language.SPANISH });
  const [first] = chapters;
  await site.addChapter({ titleId: title.id, position: 10, endTimeStamp: NOW - 60, chapterTicketEndtime: NOW + DAY });
  const later = await site.addChapter({ titleId: title.id, position: 11, startTimeStamp: NOW + DAY });
  for (const { id } of chapters) await site.addPages(id, 2);
  const comment = await site.addComment({ chapterId: first!.id, numberOfLikes: 3 });
  for (const placement of ['top', 'main', 'sub1', 'sub2', 'content', 'popup'] as const) await site.addBanner({ placement });
  await site.addFeaturedList({ titleIds: [title.id] });
  for (const language of [Language.ENGLISH, Language.SPANISH]) {
    await site.addAnnouncement({ language });
    await site.addQuestion({ language });
    await site.addLegalPage({ language });
  }
  ids = { title: title.id, chapter: first!.id, later: later.id, comment: comment.id, publisher: news.publisherId };
});
afterAll(() => site.close());

/** Every call, and some error cases. */
const CALLS: readonly string[] = [
  'GET /language',
  'GET /web/web_homeV3?lang=esp',
  'GET /web/web_homeV4?lang=esp&clang=',
  'GET /web/home_sections',
  'GET /featured',
  'GET /title_list/allV2',
  'GET /title_list/all_v3?type=serializing',
  'GET /title_list/ranking',
  'GET /title_list/rankingV2',
  'GET /title_list/updated',
  'GET /title_list/updatedV2',
  'GET /title_list/coming_next',
  'GET /title_list/leaving_soon',
  'GET /title_list/ticket_titles',
  'PUT /title_list/bookmark?title_id={title}',
  'GET /title_list/bookmark',
  'GET /title_detail?title_id={title}',
  'GET /manga_viewer?chapter_id={chapter}&split=yes&img_quality=high',
  'GET /title_detailV3?title_id={title}',
  'DELETE /title_list/bookmark?title_id={title}',
  'GET /manga_viewer?chapter_id={later}',
  'GET /manga_viewer?chapter_id=1',
  'PUT /comment_like?comment_id={comment}',
  'POST /profile?icon_id=1&name=Mara',
  'POST /comment?chapter_id={chapter}&body=That%20last%20page',
  'GET /comment?chapter_id={chapter}',
  'DELETE /comment_like?comment_id={comment}',
  'GET /publisher_news_list?publisher_id={publisher}',
  'GET /publisher_news_list?publisher_id=1',
  'GET /web/announcement?lang=esp',
  'GET /web/faq?lang=esp',
  'GET /web/legal?page=terms&lang=esp',
  'POST /push_token?push_token=t',
  'GET /questionnaire?questionnaire_key=k',
  'PUT /register?device_token=d&security_key=k',
  'GET /profile',
  'GET /settings_v2',
  'GET /init_v2',
  'GET /home_v3',
  'GET /home_v4',
  'GET /home_v6',
  'GET /nothing',
  'POST /web/contact',
];

async function bytesOf(call: string, session?: string): Promise<Uint8Array> {
  const [method = '', path = ''] = call.split(' ');
  const address = path.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => String(ids[name]));
  site.tick();
  const response = await site.request(`/api${address}`, { method, ...(session && { headers: { 'SESSION-TOKEN': session } }) });
  return new Uint8Array(await response.arrayBuffer());
}

describe.each([MARA, undefined])('with the session %s', (session) => {
  test.each(CALLS)('%s answers in the published wire format, and py-mplus loses no field', async (call) => {
    const bytes = await bytesOf(call, session);
    expect(bytes.length).toBeGreaterThan(1);
    expect(departures(bytes)).toEqual([]);
    expect(lostByPyMplus(bytes)).toEqual([]);
  });
});

test('the tested calls include every call of the API except PUT /questionnaire', () => {
  const called = new Set(CALLS.map((call) => call.replace(/\?.*/, '')));
  const routes = site.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
  const missing = routes.map(({ method, path }) => `${method} ${path.slice(4)}`).filter((call) => !called.has(call));
  expect(missing).toEqual(['PUT /questionnaire']);
});

test('the checks detect lost fields and unpublished field numbers', () => {
  // Success > service announcements > one > its field 4, an ID of 1001.
  expect(lostByPyMplus(new Uint8Array([10, 7, 122, 5, 10, 3, 32, 0xe9, 7]))).toEqual([]);
  expect(lostByPyMplus(new Uint8Array([10, 6, 122, 4, 10, 2, 32, 5]))).toHaveLength(1);
  expect(departures(new Uint8Array([10, 3, 160, 2, 1]))).toEqual(['Response.success: 36 is no published number']);
});
