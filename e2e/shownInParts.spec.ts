/** A page that is still loading shows its header, then each part when all of it has arrived. Nothing visible moves. */
import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './layoutShifts';
import { expect, test } from './reader';
import { renderedHtml } from './renderedHtml';
import { serveInParts } from './serveInParts';

/** A part that is held back appears after some time, so the test stops time. */
async function stopTime(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Animation.setPlaybackRate', { playbackRate: 0 });
}

test.describe('a partially received page', () => {
  test.use({ mayPrint: /ERR_INCOMPLETE_CHUNKED_ENCODING/ });

  const atHalf = (html: string) => (html.indexOf('<main') + html.indexOf('</main>')) / 2;
  const lastWork = (page: Page) => page.locator('main a[href^="/titles/"]').last();

  for (const [name, address, early] of [
    ['Home', '/updates', 'main section img'],
    ['all titles', '/manga_list/all', 'main h1'],
  ] as const) {
    test(`${name} shows its complete parts, then the rest, without layout shifts`, async ({ page, site }) => {
      const half = await serveInParts(site, address, atHalf);
      await watchShifts(page);
      await stopTime(page);
      await page.goto(half.url + address, { waitUntil: 'commit' });
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      await expect(page.locator(early).first()).toBeVisible();
      const part = lastWork(page);
      await expect(part).toBeAttached();
      await expect(part).not.toBeVisible();
      half.sendRest();
      await expect(part).toBeVisible();
      await page.waitForLoadState();
      expect(await shiftsOf(page)).toEqual([]);
      await page.close();
      half.close();
    });
  }

  test('is shown as far as it was received when the connection breaks', async ({ page, site }) => {
    const half = await serveInParts(site, '/updates', atHalf);
    await page.goto(`${half.url}/updates`, { waitUntil: 'commit' });
    const part = lastWork(page);
    await expect(part).toBeAttached();
    half.breakOff();
    await expect(part).toBeVisible();
    await page.close();
    half.close();
  });
});

test.describe('content far below a phone’s screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const shelfItem = (page: Page) => page.getByRole('region', { name: /Stories for the night/ }).locator('li');
  const isLaidOut = (page: Page) =>
    shelfItem(page)
      .first()
      .evaluate((item) => item.checkVisibility({ contentVisibilityAuto: true }));

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is laid out when the reader scrolls near it', async ({ page }) => {
      await page.goto('/updates');
      expect(await isLaidOut(page)).toBe(false);
      await shelfItem(page).first().scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut(page)).toBe(true);
    });
  });

  test('is laid out when the page is complete, without layout shifts', async ({ page, reader }) => {
    await watchShifts(page);
    await reader.open('/updates');
    await expect.poll(() => isLaidOut(page)).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('HTML that ends at any point', () => {
  test.use({ javaScriptEnabled: false });

  const CUTS = 24;
  const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
  const PAGES = {
    Home: () => '/updates',
    'all titles': () => '/manga_list/all',
    'a title': ({ titleId }: { titleId: number }) => `/titles/${titleId}`,
    comments: ({ chapterId }: { chapterId: number }) => `/comments/${chapterId}`,
    help: () => '/help',
  } as const;

  for (const [name, addressOf] of Object.entries(PAGES)) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      test(`visible content of ${name} on a ${size} is in its final position`, async ({ page, site, shelf }) => {
        await page.setViewportSize(viewport);
        await stopTime(page);
        const html = await renderedHtml(site + addressOf(shelf));
        const start = html.indexOf('<body');
        const end = html.indexOf('id="komawari-composition"');
        const tags = [...html.matchAll(/</g)].map(({ index }) => index).filter((at) => at > start && at < end);
        let text = html;
        await page.route('**/cut', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: text }));
        await page.goto(`${site}/cut`);
        const whole = await page.evaluate(seenPlaces);
        const isOfMain = (path: string) => path.includes(' main:');
        expect(Object.keys(whole).some(isOfMain)).toBe(true);
        let most = 0;
        for (let cut = 0; cut < CUTS; cut += 1) {
          text = html.slice(0, tags[Math.floor((cut * tags.length) / CUTS)]);
          await page.goto(`${site}/cut`);
          const seen = await page.evaluate(seenPlaces);
          const moved = Object.entries(seen).filter(([path, place]) => whole[path] !== place);
          expect(moved, `after ${text.slice(-200)}`).toEqual([]);
          most = Math.max(most, Object.keys(seen).length);
        }
        // If nothing is visible, nothing can move, so this checks that something is.
        expect(most).toBeGreaterThan(0);
      });
    }
  }
});

/** Runs in the page: the position of each word and picture on the first screen, by its path in the document. */
function seenPlaces(): Record<string, string> {
  const places: Record<string, string> = {};
  const look = (parent: Element, at: string) => {
    for (const [index, child] of [...parent.children].entries()) {
      const path = `${at} ${child.localName}:${index}`;
      const { left, top, bottom, width, height } = child.getBoundingClientRect();
      const isLeaf = child.children.length === 0 && (child.textContent !== '' || child.matches('img, svg'));
      const isSeen =
        width > 0 && height > 0 && bottom > 0 && top < innerHeight && child.checkVisibility({ visibilityProperty: true });
      if (isLeaf && isSeen) places[path] = `${Math.round(left)},${Math.round(top)}`;
      look(child, path);
    }
  };
  look(document.body, '');
  return places;
}
