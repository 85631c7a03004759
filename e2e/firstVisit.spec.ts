/** A first visit waits only for its HTML: styles are inline, and fonts are preloaded where they arrive in time. */
import type { Page } from '@playwright/test';
import { emulateRtt } from './emulateRtt';
import { holdFiles } from './holdFiles';
import { shiftsOf, watchShifts } from './layoutShifts';
import { expect, test, untilHydrated } from './reader';
import { untilKept } from './untilKept';
import { untilIdle } from './watchHydration';

const FILES = /\/(?:shell|remotes)\/[^?]*\.(?:css|js|woff2)$/;

const ADDRESSES = {
  Home: () => '/updates',
  'a title': ({ titleId }: { titleId: number }) => `/titles/${titleId}`,
  'a chapter': ({ chapterId }: { chapterId: number }) => `/viewer/${chapterId}`,
  comments: ({ chapterId }: { chapterId: number }) => `/comments/${chapterId}`,
  'a webview': () => '/webview/faq/eng',
} as const;

for (const [name, addressOf] of Object.entries(ADDRESSES)) {
  test(`${name}: the first paint is styled before any script, stylesheet or font has loaded`, async ({ page, shelf }) => {
    const styles: string[] = [];
    await page.route(FILES, (route) => {
      if (route.request().resourceType() === 'stylesheet') styles.push(route.request().url());
    });
    await page.goto(addressOf(shelf), { waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeAttached();
    await untilPainted(page);
    // The browser's default would be 8 pixels.
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    expect(styles).toEqual([]);
  });
}

async function untilPainted(page: Page): Promise<void> {
  const isPainted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect.poll(isPainted).toBe(true);
}

/** For each of the page's fonts, whether it is preloaded. */
function asksForFonts(page: Page): Promise<boolean[]> {
  return page.locator('link[as="font"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).media === ''));
}

test('a page preloads its fonts at a round-trip time of 50 ms', async ({ page }) => {
  await emulateRtt(page, 50);
  const letters = page.waitForRequest(/onest-latin-wght.*woff2$/);
  await page.goto('/updates', { waitUntil: 'commit' });
  await letters;
  await expect.poll(() => asksForFonts(page)).toEqual([true, true]);
  await expect(page.locator('style[data-letters][media]')).toHaveCount(0);
});

test.describe('a new reader in Thailand', () => {
  test.use({ locale: 'th-TH', timezoneId: 'Asia/Bangkok', mayPrint: /ERR_FAILED/ });

  test('sees Home grouped by the days of their own time zone from the start, and nothing moves', async ({ page }) => {
    await watchShifts(page);
    // On a device without a Thai font, a Thai font that is late may move text (loadMissingThaiFont.ts). On a busy machine, it is.
    await page.route(/-thai-.*\.woff2$/, (route) => route.abort());
    await page.goto('/updates');
    const rendered = JSON.parse((await page.locator('#komawari-rendered').textContent()) ?? '');
    expect(rendered).toMatchObject({ locale: 'th', timeZone: 'Asia/Bangkok' });
    await untilHydrated(page);
    await untilIdle(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

/** Runs in the page: inserts a stylesheet before this one, as a chunk may do. */
async function addStyleBefore(late: SVGElement | HTMLElement): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: late.getAttribute('href') });
  const loaded = new Promise((done) => link.addEventListener('load', done));
  late.before(link);
  await loaded;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/**
 * Whether Thai is unreadable: all characters are boxes of the same width, also for code points of the script without a letter.
 */
function areBoxes(page: Page): Promise<boolean> {
  return page.locator('main h2').first().evaluate(hasOnlyBoxes, ['กฌ', '\u0E5C\u0E5D']);
}

/** Runs in the page: whether two words have the same width here. */
function hasOnlyBoxes(place: Element, words: string[]): boolean {
  const [one, other] = words.map((word) => {
    const span = Object.assign(document.createElement('span'), { textContent: word });
    place.append(span);
    const { width } = span.getBoundingClientRect();
    span.remove();
    return width;
  });
  return one === other;
}

test('fonts that arrive after the first frame cause no layout shift during the visit', async ({ page, shelf }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await emulateRtt(page, 50);
  await watchShifts(page);
  const release = await holdFiles(page, /\.woff2$/);
  await page.goto(`/viewer/${shelf.chapterId}`, { waitUntil: 'commit' });
  await untilPainted(page);
  release();
  const areHere = () =>
    page.evaluate(() => [...document.fonts].some(({ family, status }) => /Bricolage Gro/.test(family) && status === 'loaded'));
  await expect.poll(areHere).toBe(true);
  await page.locator('link[rel="stylesheet"]:not([media])').first().evaluate(addStyleBefore);
  expect(await shiftsOf(page)).toEqual([]);
});

test('Thai fonts that arrive late are still applied on a device without a Thai font', async ({ page, reader }) => {
  const release = await holdFiles(page, /-thai-.*\.woff2$/);
  await reader.arrive('/updates', 'th');
  await untilPainted(page);
  release();
  await expect.poll(() => areBoxes(page)).toBe(false);
});

test('Thai fonts that arrive late are still applied when Thai is chosen on an English page', async ({ page, reader }) => {
  const release = await holdFiles(page, /-thai-.*\.woff2$/);
  await reader.open('/updates');
  const asked = page.waitForRequest(/-thai-.*\.woff2$/);
  await page.getByRole('button', { name: 'English: language and settings' }).click();
  await page.getByRole('radio', { name: 'ภาษาไทย' }).check();
  await asked;
  await untilPainted(page);
  release();
  await expect.poll(() => areBoxes(page)).toBe(false);
  await expect(page.getByRole('button', { name: 'ภาษาไทย' })).toBeVisible();
});

test('at a round-trip time of 300 ms, a page uses no web fonts and fetches them for the next visit', async ({ page, reader }) => {
  await emulateRtt(page, 300);
  const letters: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && letters.push(request.url()));
  const kept = page.waitForResponse(/onest-latin-wght.*woff2$/);
  await reader.open('/updates');
  expect(await asksForFonts(page)).toEqual([false, false]);
  expect((await kept).request().resourceType()).toBe('fetch');
  expect(letters).toEqual([]);
});

test.describe('on a return visit', () => {
  test.use({ serviceWorkers: 'allow', mayPrint: /language detection/ });

  test('the service worker serves the styles, the HTML inlines none, and web fonts are applied', async ({ page, reader }) => {
    await emulateRtt(page, 300);
    await reader.open('/updates');
    await untilKept(page);
    const toldOf = () =>
      page.evaluate(async () => (await (await navigator.serviceWorker.ready).navigationPreload.getState()).headerValue);
    await expect.poll(toldOf).not.toBe('true');
    const styles = page.waitForResponse(/page-MangaList.*\.css$/);
    await reader.open('/manga_list/all');
    expect((await styles).fromServiceWorker()).toBe(true);
    await expect(page.locator('style[data-href], style[data-letters]')).toHaveCount(0);
    expect(await asksForFonts(page)).toEqual([true, true]);
    const isInLetters = () => page.evaluate(() => document.fonts.check("1rem 'Onest'"));
    await expect.poll(isInLetters).toBe(true);
  });
});
