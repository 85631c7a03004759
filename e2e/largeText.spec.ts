/** Text at twice its size, a page at 400 %, spaced text, the reader's own colors: every screen stays readable and usable. */
import type { Locale } from '@komawari/shared-domain';
import type { Page } from '@playwright/test';
import { layoutFaults } from './layoutFaults';
import { expect, type Reader, type Shelf, test } from './reader';
import { addressOf, arriveAt, goOnTo, ROUTE_TABLE, screensOf } from './routeTable';

/** Routes that the router opens without loading the page again; `webviews.spec.ts` has the others. */
const SCREENS = screensOf(ROUTE_TABLE).filter(({ path }) => !path.startsWith('/webview'));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the viewer’s buttons are all on the screen at twice the browser’s font size', async ({ page, reader, shelf }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await reader.open(`/viewer/${shelf.chapterId}`);
    await expect(page.getByRole('img', { name: 'Page 1 of 5' })).toBeVisible();
    const bars = page.getByRole('group', { name: /Chapter and settings|Place in the chapter/ });
    const controls = await bars.getByRole('button').or(bars.getByRole('link')).all();
    expect(controls.length).toBeGreaterThan(6);
    for (const control of controls) {
      const box = await control.boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(390);
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('on a phone, in the fonts of the device', () => {
  test.use({ viewport: { width: 390, height: 844 }, mayPrint: /Failed to load resource: net::ERR_FAILED/ });

  test('every screen has no layout errors at twice the browser’s font size', async ({ page, reader, shelf }) => {
    // The device's fonts are wider than ours, and slow connections show them (decision 88).
    await page.route(/\.woff2$/, (route) => route.abort());
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    expect(await faultsOfScreens(page, reader, shelf, 'ru')).toEqual([]);
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))).toBe(32);
  });
});

test.describe('at 400 % zoom of a 1280 px screen', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('every screen has no layout errors in a viewport of 320 px', async ({ page, reader, shelf }) => {
    expect(await faultsOfScreens(page, reader, shelf, 'pt')).toEqual([]);
  });
});

/** WCAG 1.4.12, as a reader's own stylesheet. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test.describe('with the text spacing of WCAG 1.4.12', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no text is cut off on any screen', async ({ page, reader, shelf }) => {
    // A constructed stylesheet, as an extension adds it, because the page's policy refuses others.
    const spaceText = () =>
      page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, SPACED);
    expect(await faultsOfScreens(page, reader, shelf, 'ru', spaceText)).toEqual([]);
  });
});

test.describe('in forced colors', () => {
  // The first touch visit shows the zones.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the tap zones differ in pattern, not only in name', async ({ page, reader, shelf }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await reader.open(`/viewer/${shelf.chapterId}`);
    const legend = page.getByRole('note').getByRole('listitem');
    await expect(legend).toHaveCount(3);
    const swatches = await legend.evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').backgroundImage));
    expect(new Set(swatches).size).toBe(3);
  });
});

/** The layout errors of each screen, after `prepare` has changed how it looks. */
async function faultsOfScreens(
  page: Page,
  reader: Reader,
  shelf: Shelf,
  locale: Locale,
  prepare = async () => {},
): Promise<string[]> {
  await reader.open('/help', locale);
  const faults: string[] = [];
  for (const row of SCREENS) {
    await goOnTo(page, reader, addressOf(row.path, shelf), row);
    await arriveAt(page, { ...row, heading: undefined });
    await prepare();
    faults.push(...(await layoutFaults(page)).map((fault) => `${row.path}: ${fault}`));
  }
  return faults;
}
