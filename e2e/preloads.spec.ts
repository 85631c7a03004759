/**
 * The page uses what the HTML preloads: no answer is fetched twice, each belongs to this reader, and an answer that does not come
 * is requested again.
 */
import { chaptersOf, titleNamed } from '@komawari/tooling/testing/content';
import type { Page, Request } from '@playwright/test';
import en from '../mf-engagement/src/locales/en.json' with { type: 'json' };
import { addressOf, arriveAt, ROUTE_TABLE } from './routeTable';
import { expect, test } from './unrenderedSite';

/** Collects the API calls that go over the network. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

const preloadsOf = (page: Page) =>
  page.locator('link[rel="preload"][as="fetch"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

for (const row of ROUTE_TABLE.filter(({ remote, leadsTo }) => remote && !leadsTo)) {
  test(`${row.path} uses every preloaded API response and requests none twice`, async ({ page, reader, shelf }) => {
    const unused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('was preloaded using link preload but not used')) unused.push(message.text());
    });
    const calls = callsOf(page);
    await reader.open(addressOf(row.path, shelf));
    await arriveAt(page, row);
    const asked = calls.map((request) => request.url());
    for (const href of await preloadsOf(page))
      expect(
        asked.filter((url) => url === href),
        href,
      ).toHaveLength(1);
    expect(unused.filter((text) => text.includes('/api/'))).toEqual([]);
  });
}

test('a preload carries the session of a returning reader and the chosen image quality', async ({ page, reader, shelf }) => {
  const address = `/viewer/${shelf.chapterId}`;
  await reader.open(address);
  await arriveAt(page, { path: address, remote: 'mf_viewer', hasMainLayout: false });
  await page.evaluate(() => localStorage.setItem('imageQuality', '"low"'));
  // The visit that reads the choice stores it in a cookie for the server.
  await page.reload();
  await arriveAt(page, { path: address, remote: 'mf_viewer', hasMainLayout: false });
  const calls = callsOf(page);
  await page.reload();
  await arriveAt(page, { path: address, remote: 'mf_viewer', hasMainLayout: false });
  const chapter = calls.filter((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname.endsWith('/manga_viewer') && searchParams.get('chapter_id') === String(shelf.chapterId);
  });
  expect(chapter.map((request) => new URL(request.url()).searchParams.get('img_quality'))).toEqual(['low']);
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('sessionId') ?? 'null'));
  expect((await chapter[0]?.allHeaders())?.cookie).toContain(`session=${session}`);
});

test('a chapter that a new reader opens first is recorded as viewed', async ({ page, reader, shelf, site }) => {
  const address = `/viewer/${shelf.chapterId}`;
  await reader.open(address);
  await arriveAt(page, { path: address, remote: 'mf_viewer', hasMainLayout: false });
  const session: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('sessionId') ?? 'null'));
  const opened = async () => {
    const chapters = await chaptersOf(await titleNamed('Neon Harbor', site), site, String(session));
    return chapters.filter(({ alreadyViewed }) => alreadyViewed).map(({ chapterId }) => chapterId);
  };
  await expect.poll(opened).toEqual([shelf.chapterId]);
});

test.describe('a failed API request of a webview', () => {
  test.use({ mayPrint: /Failed to load resource/ });

  test('shows an error in place and is sent again on retry', async ({ page, reader }) => {
    await page.route('**/api/web/announcement*', (route) => route.abort());
    await reader.arrive('/webview/announcement/en');
    await expect(page.getByRole('heading', { name: en['engagement.loadError.offlineTitle'] })).toBeVisible();
    await page.unroute('**/api/web/announcement*');
    await page.getByRole('button', { name: en['engagement.loadError.retry'] }).click();
    await expect(page.getByRole('region').first()).toBeVisible();
  });
});
