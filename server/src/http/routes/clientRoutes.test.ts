import { createTestSite, MARA, NIRAN, type TestSite } from '../../testing/createTestSite';
import { DAY, NOW } from '../../testing/rows';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const DEVICE = 'device_token=0123456789abcdef&security_key=fedcba9876543210';

async function register(device = DEVICE): Promise<string> {
  return (await site.view('registrationData', `/register?${device}`, { method: 'PUT' })).deviceSecret;
}

describe('device registration', () => {
  test('returns the same secret for the same device, and another one for other devices', async () => {
    const secret = await register();
    expect(secret).toMatch(/^[\da-f]{32}$/);
    expect(await register()).toBe(secret);
    expect(await register('device_token=another&security_key=fedcba9876543210')).not.toBe(secret);
    expect((await site.failure('/register?device_token=x', { method: 'PUT' })).debugInfo).toBe('security_key: is missing');
  });

  test('lets the secret replace the session: favorites and comments', async () => {
    const { title, chapters } = await site.addSerial(1);
    const secret = await register();
    await site.success(`/title_list/bookmark?title_id=${title.id}&secret=${secret}`, { method: 'PUT' });
    const { titles } = await site.view('subscribedTitlesView', `/title_list/bookmark?secret=${secret}`);
    expect(titles.map(({ titleId }) => titleId)).toEqual([title.id]);
    // A session in the header has priority.
    const other = await site.view('subscribedTitlesView', `/title_list/bookmark?secret=${secret}`, { session: MARA });
    expect(other.titles).toEqual([]);
    await site.success(`/comment?chapter_id=${chapters[0]!.id}&body=Great%20chapter!&secret=${secret}`, { method: 'POST' });
    const own = await site.view('commentListView', `/comment?chapter_id=${chapters[0]!.id}&secret=${secret}`);
    expect(own.comments).toMatchObject([{ body: 'Great chapter!', isMyComment: true }]);
  });

  test('rejects a secret that is too short', async () => {
    const { title } = await site.addSerial(1);
    const refused = await site.failure(`/title_list/bookmark?title_id=${title.id}&secret=1234`, { method: 'PUT' });
    expect(refused.action).toBe(1);
  });
});

test('a new comment is visible only to its author and is not counted', async () => {
  const { chapters } = await site.addSerial(1);
  const path = `/comment?chapter_id=${chapters[0]!.id}`;
  await site.success(`${path}&body=Only%20mine`, { method: 'POST', session: MARA });
  expect((await site.view('commentListView', path, { session: MARA })).comments).toHaveLength(1);
  expect((await site.view('commentListView', path, { session: NIRAN })).comments).toEqual([]);
  expect((await site.view('mangaViewer', `/manga_viewer?chapter_id=${chapters[0]!.id}`)).numberOfComments).toBe(0);
  expect((await site.failure(`${path}&body=x`, { method: 'POST' })).action).toBe(1);
});

test('a profile is kept, and a name belongs to one reader', async () => {
  const { chapters } = await site.addSerial(1);
  await site.addComment({ chapterId: chapters[0]!.id });
  const { iconList, userName } = await site.view('profileSettingsView', '/profile', { session: MARA });
  expect(userName).toBe('');
  const choice = `/profile?icon_id=${iconList[0]!.id}&name=Mara`;
  const save = (session: string) => site.view('updateProfileResultView', choice, { method: 'POST', session });
  expect([(await save(MARA)).result, (await save(NIRAN)).result]).toEqual([0, 1]);
  expect(await site.view('settingsViewV2', '/settings_v2', { session: MARA })).toMatchObject({
    userName: 'Mara',
    myIcon: iconList[0],
    availableLanguages: expect.arrayContaining([{ language: 0, titlesCount: expect.any(Number) }]),
  });
  const unknown = await site.failure('/profile?icon_id=1&name=Mara', { method: 'POST', session: MARA });
  expect(unknown.debugInfo).toBe('icon_id: there is no icon 1; GET /profile lists them');
});

test('ticket titles have their first and last ticket chapter', async () => {
  const { title } = await site.addSerial(3);
  const over = { titleId: title.id, endTimeStamp: NOW - DAY, chapterTicketEndtime: NOW + DAY };
  const [first, last] = [await site.addChapter({ ...over, position: 4 }), await site.addChapter({ ...over, position: 5 })];
  const { ticketTitle } = await site.view('allTicketTitlesView', '/title_list/ticket_titles');
  expect(ticketTitle).toMatchObject([{ title: { titleId: title.id }, firstTicketChapter: first.id, lastTicketChapter: last.id }]);
});

test('init_v2 counts titles, and home_v4 and all_v3 list them', async () => {
  await site.addSerial(2);
  expect((await site.view('initialViewV2', '/init_v2')).availableLanguages).toHaveLength(7);
  const { groups } = await site.view('homeViewV3', '/home_v4?lang=eng&viewer_mode=vertical&clang=eng');
  expect(groups.length).toBeGreaterThan(0);
  expect((await site.view('allTitlesViewV2', '/title_list/all_v3?type=serializing')).groups.length).toBeGreaterThan(0);
});

test('web_homeV4 ranks works, and a chapter names the languages of its title', async () => {
  const work = await site.addWork();
  const english = await site.addSerial(1, { workId: work.id });
  const thai = await site.addSerial(1, { workId: work.id, language: 6 });
  const home = await site.view('webHomeViewV4', '/web/web_homeV4?lang=eng&clang=');
  const ranked = home.rankedTitles.map(({ titles }) => titles.map(({ titleId }) => titleId));
  expect(ranked).toContainEqual([english.title.id, thai.title.id]);
  const news = home.groups.flatMap(({ titleGroups }) => titleGroups).flatMap(({ titles }) => titles);
  expect(news.map(({ chapterId }) => chapterId)).toContain(thai.chapters[0]!.id);
  const viewer = await site.view('mangaViewer', `/manga_viewer?chapter_id=${thai.chapters[0]!.id}`);
  expect(viewer.titleAvailableLanguages).toEqual([
    { titleId: english.title.id, language: 0 },
    { titleId: thai.title.id, language: 6 },
  ]);
});

test('format=json has the wire’s field names and enum names, and omits empty fields', async () => {
  const { title } = await site.addSerial(1, { language: 6 });
  const json = async (path: string) => {
    site.tick();
    const response = await site.request(`/api${path}`);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    return response.json() as Promise<unknown>;
  };
  const detail = await json(`/title_detail?title_id=${title.id}&format=json`);
  expect(detail).toMatchObject({ success: { titleDetailView: { title: { titleId: title.id, language: 'THAI' } } } });
  expect(JSON.stringify(detail)).not.toContain('nonAppearanceInfo');
  expect(await json(`/register?${DEVICE}&format=json`)).toMatchObject({ error: { debugInfo: expect.any(String) } });
  expect(await json('/manga_viewer?chapter_id=1&format=json')).toMatchObject({
    error: { englishPopup: { subject: expect.any(String) } },
  });
});

describe('opened chapters', () => {
  test('are marked as viewed on title and viewer, for this session only', async () => {
    const { title, chapters } = await site.addSerial(3);
    const [first] = chapters;
    const open = (method: string) => site.success(`/manga_viewer?chapter_id=${first!.id}`, { session: MARA, method });
    const viewed = async (session?: string) => {
      const { firstChapterList } = await site.view('titleDetailView', `/title_detail?title_id=${title.id}`, {
        ...(session && { session }),
      });
      return firstChapterList.map(({ alreadyViewed }) => alreadyViewed);
    };
    await site.request(`/api/manga_viewer?chapter_id=${first!.id}`, { method: 'HEAD', headers: { 'SESSION-TOKEN': MARA } });
    await site.success(`/manga_viewer?chapter_id=${first!.id}&opens=no`, { session: MARA });
    expect(await viewed(MARA)).toEqual([false, false, false]);
    await open('GET');
    expect(await viewed(MARA)).toEqual([true, false, false]);
    expect([await viewed(NIRAN), await viewed()]).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
    const viewer = await site.view('mangaViewer', `/manga_viewer?chapter_id=${chapters[1]!.id}`, { session: MARA });
    expect(viewer.chapters.map(({ alreadyViewed }) => alreadyViewed)).toEqual([true, false, false]);
  });
});

/** Counts are published each quarter of an hour (`stampOfReaderCounts`). */
const QUARTER = 900;

describe('views', () => {
  test('are counted once per address, and neither for HEAD nor for prefetches', async () => {
    const { title, chapters } = await site.addSerial(1);
    const path = `/manga_viewer?chapter_id=${chapters[0]!.id}`;
    const viewCount = async () => {
      await site.content.views.flush();
      site.time.now += QUARTER;
      return (await site.view('titleDetailView', `/title_detail?title_id=${title.id}`)).numberOfViews;
    };
    await site.request(`/api${path}`, { method: 'HEAD' });
    await site.success(`${path}&opens=no`, { session: MARA });
    expect(await viewCount()).toBe(0);
    for (const session of [MARA, NIRAN, undefined, undefined]) await site.success(path, { ...(session && { session }) });
    expect(await viewCount()).toBe(1);
  });

  test('rank a title that is read now above one that was read more long ago', async () => {
    await site.clear();
    const once = await site.addSerial(1, { name: 'Once', viewCount: 5_000_000 });
    const now = await site.addSerial(1, { name: 'Now' });
    const ranking = async () => {
      await site.content.views.flush();
      site.time.now += QUARTER;
      return (await site.view('titleRankingView', '/title_list/ranking')).titles.map(({ name }) => name);
    };
    const read = (titleId: number, chapterId: number, network: string) =>
      site.content.views.count({ titleId, chapterId, network });
    expect(await ranking()).toEqual(['Once', 'Now']);
    for (const network of ['a', 'b', 'c']) read(once.title.id, once.chapters[0]!.id, network);
    read(now.title.id, now.chapters[0]!.id, 'a');
    expect(await ranking()).toEqual(['Once', 'Now']);
    site.time.now += 14 * DAY;
    read(now.title.id, now.chapters[0]!.id, 'a');
    expect(await ranking()).toEqual(['Now', 'Once']);
  });
});
