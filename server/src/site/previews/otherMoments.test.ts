import { FALLBACK_LOCALE, languageInfo } from '@komawari/shared-domain';
import { decodeResponse, viewOf } from '@komawari/shared-proto';
import { aBuild } from '../../testing/builds';
import { createPublishingSite, type PublishingSite } from '../../testing/createPublishingSite';
import { DAY, NOW } from '../../testing/rows';
import { CLOCK_SCRIPT } from './previewClock';

const FRIDAY = NOW + 5 * DAY;

let site: PublishingSite;
let titleId: number;
let chapterId: number;
let cookie: string;

beforeAll(async () => {
  site = await createPublishingSite();
  await site.reset();
  await site.publishBuilds(['shell', 'mf_one'].map((name) => aBuild(name, '1')));
  titleId = (await site.addTitle({ name: 'Friday Comes' })).id;
  await site.addChapter({ titleId, position: 1, startTimeStamp: NOW - DAY });
  chapterId = (
    await site.addChapter({ titleId, position: 2, name: '#002', subTitle: 'Not before Friday', startTimeStamp: FRIDAY - 60 })
  ).id;
  await site.addPages(chapterId, 2);
  const { link } = (await site.callPublishing('/previews', { at: FRIDAY })) as unknown as { link: string };
  const followed = await site.request(new URL(link).pathname);
  cookie = /^preview=[^;]+/.exec(followed.headers.get('Set-Cookie') ?? '')?.[0] ?? '';
});
afterAll(() => site.close());

const ask = (path: string, init: RequestInit = {}) =>
  site.request(path, { ...init, headers: { Cookie: cookie, ...init.headers } });

async function viewerAnswer(response: Response) {
  return decodeResponse(new Uint8Array(await response.arrayBuffer()));
}

const VIEWER = () => `/api/manga_viewer?chapter_id=${chapterId}&split=yes`;

test('the preview link shows a future chapter only to those who follow it', async () => {
  const seen = await viewerAnswer(await ask(VIEWER()));
  expect(seen.kind === 'success' && viewOf(seen, 'mangaViewer').chapterId).toBe(chapterId);
  expect((await viewerAnswer(await site.request(VIEWER()))).kind).toBe('error');
  // The two answers are not mixed up in a cache, in either order.
  expect((await viewerAnswer(await ask(VIEWER()))).kind).toBe('success');
});

test('preview responses are not cached', async () => {
  for (const path of [VIEWER(), `/api/title_detail?title_id=${titleId}`, '/mf_one', '/feeds/en/chapters.atom']) {
    const { headers } = await ask(path);
    expect([path, headers.get('Cache-Control'), headers.get('ETag'), headers.get('Komawari-Preview')]).toEqual([
      path,
      'no-store',
      null,
      String(FRIDAY),
    ]);
  }
  expect((await site.request('/mf_one')).headers.get('Komawari-Preview')).toBeNull();
});

test('every preview page shows its date and a link to leave, and sets the clock first', async () => {
  const html = await (await ask('/mf_one')).text();
  const day = new Intl.DateTimeFormat(languageInfo(FALLBACK_LOCALE).tag, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  expect(html).toContain(`<p>Preview: <b>${day.format(FRIDAY * 1000)} UTC</b></p>`);
  expect(html).toContain('<a href="/-/leave-preview">');
  expect(html.indexOf('<script')).toBe(html.indexOf(`<script src="/-/preview-clock.js" data-at="${FRIDAY}">`));
  expect(await (await site.request('/mf_one')).text()).not.toContain('preview');
  expect(await (await site.request('/-/preview-clock.js')).text()).toBe(CLOCK_SCRIPT);
});

test('the page’s clock continues from the date of the preview', () => {
  const page = { now: 1_000_000 };
  class PageDate {
    static now() {
      return page.now;
    }
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the script as the page does
  const run = new Function('Date', 'document', CLOCK_SCRIPT);
  run(PageDate, { currentScript: { dataset: { at: String(FRIDAY) } } });
  expect(PageDate.now()).toBe(FRIDAY * 1000);
  page.now += 2_500;
  expect(PageDate.now()).toBe(FRIDAY * 1000 + 2_500);
});

test('a preview saves and counts nothing', async () => {
  const answer = await viewerAnswer(
    await ask(`/api/title_list/bookmark?title_id=${titleId}`, {
      method: 'PUT',
      headers: { 'SESSION-TOKEN': '11111111-1111-4111-8111-111111111111' },
    }),
  );
  expect(answer.kind).toBe('error');
  const counted = site.content.views.totals().counted;
  await ask(VIEWER());
  expect(site.content.views.totals().counted).toBe(counted);
});

test('only an operator can create the link, and it expires', async () => {
  const team = await site.tokenFor('mf_one');
  expect(await site.callPublishing('/previews', { at: FRIDAY }, team)).toMatchObject({
    status: 403,
    error: expect.stringContaining('operator'),
  });
  expect(await site.callPublishing('/previews', {})).toMatchObject({ status: 422 });
  site.time.now += 25 * 3600;
  expect((await ask('/mf_one')).headers.get('Komawari-Preview')).toBeNull();
});
