/** The first screen comes from the server: it is there without scripts, and scripts take it over as it is. */
import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './layoutShifts';
import { expect, test } from './reader';
import { addressOf, arriveAt, ROUTE_TABLE, type RouteRow, screensOf } from './routeTable';

/** Letters of the page's language may come a moment after its words. Anything that a reader would see move is far more. */
const MAX_SHIFT = 0.005;

test.use({ mayPrint: /no\/such\/page: Failed to load resource/ });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const row of ROUTE_TABLE) {
    test(`${row.path} has its first screen`, async ({ page, shelf }) => {
      await page.goto(addressOf(row.path, shelf));
      const main = page.locator('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeAttached();
      if (row.heading) await expect(main.getByRole('heading', { level: 1, name: row.heading })).toBeVisible();
      if (row.remote) await expect(page.locator(`[data-remote="${row.remote}"][data-status="rendered"]`)).toBeAttached();
    });
  }

  test('links lead from one page to the next', async ({ page, shelf }) => {
    await page.goto('/updates');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Manga list' }).click();
    await expect(page).toHaveURL(/\/manga_list\/all$/);
    await page.locator(`a[href="/titles/${shelf.titleId}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
    await page.locator(`main a[href="/viewer/${shelf.chapterId}"]`).first().click();
    await expect(page.getByRole('link', { name: 'Neon Harbor' })).toBeVisible();
    // The words on scripts cover nothing.
    await page.getByRole('link', { name: /comments/ }).click();
    await expect(page).toHaveURL(`/comments/${shelf.chapterId}`);
  });
});

for (const { locale, width } of [
  { locale: 'en', width: 1440 },
  { locale: 'th', width: 390 },
] as const) {
  test.describe(`in ${locale}, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const row of screensOf(ROUTE_TABLE)) {
      test(`${row.path} is taken over as it stands`, async ({ page, reader, shelf }) => {
        await watchShifts(page);
        const calls = callsOf(page);
        await reader.open(addressOf(row.path, shelf), locale);
        await hasTakenOver(page, row);
        const rendered = JSON.parse((await page.locator('#komawari-rendered').textContent()) ?? '');
        // The address of a webview says in which language it is.
        expect(rendered.locale).toBe(row.path.startsWith('/webview/') ? 'en' : locale);
        expect(new Set(calls).size, calls.join(' ')).toBe(calls.length);
        for (const [address, { isForNobody }] of Object.entries<{ isForNobody?: boolean }>(rendered.answers)) {
          expect(calls.includes(`/api${address}`), address).toBe(isForNobody === true);
        }
        const shifts = await shiftsOf(page);
        expect(shifts.filter((shift) => Number(/ ([\d.e-]+):/.exec(shift)?.[1]) > MAX_SHIFT)).toEqual([]);
      });
    }
  });
}

for (const mode of ['vertical', 'horizontal'] as const) {
  test(`the first page of a chapter, read ${mode}, is there before the scripts, and stays where it is`, async ({
    page,
    reader,
    shelf,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => /\/images\//.test(request.url()) && pictures.push(request.url()));
    let letScriptsGo = () => {};
    const scripts = new Promise<void>((resolve) => (letScriptsGo = resolve));
    await page.route(/\/shell\/.*\.js$/, async (route) => {
      await scripts;
      await route.continue();
    });
    await page.addInitScript((chosen) => localStorage.setItem('viewerMode', JSON.stringify(chosen)), mode);
    await reader.arrive(`/viewer/${shelf.chapterId}`);
    const early = page.locator('[data-first-page="1"] img');
    await expect.poll(() => early.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    const before = await early.boundingBox();
    await expect(page.locator('[data-page]')).toHaveCount(0);
    letScriptsGo();
    await expect(page.locator('[data-first-pages]')).toHaveCount(0);
    expect(await page.locator('[data-page="1"] img').boundingBox()).toEqual(before);
    expect(new Set(pictures).size, pictures.join(' ')).toBe(pictures.length);
  });
}

test('a press while the page is taken over is not lost', async ({ page, reader, shelf }) => {
  await reader.arrive('/manga_list/all');
  await page.locator(`a[href="/titles/${shelf.titleId}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
});

/** Gathers the calls of the API that go over the network. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

/** Until React has the page and the browser has nothing more to do for it. */
async function hasTakenOver(page: Page, row: RouteRow): Promise<void> {
  await arriveAt(page, { ...row, heading: undefined });
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}
