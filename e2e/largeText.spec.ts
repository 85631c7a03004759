/** Text at twice its size, a page at 400 %, spaced text, the reader's own colors: every screen stays readable and usable. */
import type { Locale } from '@komawari/shared-domain';
import type { Locator, Page } from '@playwright/test';
import { layoutFaults } from './layoutFaults';
import { expect, type Reader, type Shelf, test, untilHydrated } from './reader';
import { addressOf, arriveAt, goOnTo, ROUTE_TABLE, screensOf } from './routeTable';
import { SPACED_TEXT } from './spacedText';

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

  test('neither the header nor the privacy notice covers a focused control', async ({ page }) => {
    await page.goto('/help');
    await untilHydrated(page);
    await expect(page.locator('[data-foot-notice]')).toBeAttached();
    expect(await coveredControls(page.getByRole('main'))).toEqual([]);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test('the bars of the viewer hide at the end of a chapter', async ({ page, reader, shelf }) => {
    await reader.open(`/viewer/${shelf.chapterId}`);
    await expect(page.getByRole('img', { name: 'Page 1 of 5' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('region', { name: 'After the chapter' })).toBeInViewport();
    await expect(page.locator('[data-visible]:not([data-ahead] *)')).toHaveCount(0);
    expect(await coveredControls(page.getByRole('region', { name: 'After the chapter' }))).toEqual([]);
  });
});

test.describe('on a phone in landscape orientation', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  for (const way of ['down', 'sideways'] as const) {
    test(`the bars do not cover a focused control after a chapter that is read ${way}`, async ({ page, reader, shelf }) => {
      await reader.open(`/viewer/${shelf.chapterId}`);
      await expect(page.getByRole('img', { name: 'Page 1 of 5' })).toBeVisible();
      if (way === 'sideways') {
        await page.keyboard.press('v');
        await expect(page.getByRole('slider', { name: 'Page' })).toBeAttached();
      }
      await page.keyboard.press('End');
      const end = page.getByRole('region', { name: 'After the chapter' });
      await expect(end).toBeInViewport();
      await expect(page.locator('[data-visible]:not([data-ahead] *)')).toHaveCount(2);
      expect(await coveredControls(end)).toEqual([]);
    });
  }
});

test.describe('with the text spacing of WCAG 1.4.12', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no text is cut off on any screen', async ({ page, reader, shelf }) => {
    // A constructed stylesheet, as an extension adds it, because the page's policy refuses others.
    const spaceText = () =>
      page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, SPACED_TEXT);
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

test.describe('in forced colors, on a wide screen', () => {
  test.use({ forcedColors: 'active' });

  test('the current entry of the menu is underlined', async ({ page, reader }) => {
    await reader.open('/featured');
    const underEntry = async (name: string) => {
      const { x, y, height } = (await page.getByRole('navigation').getByRole('link', { name }).first().boundingBox())!;
      return page.screenshot({ clip: { x: x + 16, y: y + height - 3, width: 16, height: 3 } });
    };
    expect((await underEntry('Featured')).equals(await underEntry('Updates'))).toBe(false);
  });

  test('the ticks of the viewer’s slider have the color of text', async ({ page, reader, shelf }) => {
    await page.addInitScript(() => localStorage.setItem('viewerMode', JSON.stringify('horizontal')));
    await reader.open(`/viewer/${shelf.chapterId}`);
    const ticks = page.locator('[class*="ticks"] > span');
    await expect(ticks.first()).toBeAttached();
    const textColor = await page.evaluate(() => {
      const text = document.body.appendChild(document.createElement('p'));
      text.style.color = 'CanvasText';
      const { color } = getComputedStyle(text);
      text.remove();
      return color;
    });
    for (const tick of await ticks.all()) await expect(tick).toHaveCSS('background-color', textColor);
  });

  test('the current page of the viewer’s overview and the toast have an outline', async ({ page, reader, shelf }) => {
    await reader.open(`/viewer/${shelf.chapterId}`);
    await expect(page.getByRole('img', { name: 'Page 1 of 5' })).toBeVisible();
    await page.keyboard.press('t');
    const pages = page.getByRole('dialog').getByRole('listitem').getByRole('button');
    await expect(pages).toHaveCount(5);
    const outlines = await pages.evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).outlineStyle));
    expect(outlines.filter((outline) => outline === 'none')).toHaveLength(4);
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    const toast = page.getByText('Horizontal reading').locator('visible=true').first();
    await expect(toast.locator('xpath=ancestor-or-self::*[contains(@class, "toast")]')).not.toHaveCSS('outline-style', 'none');
  });
});

/** The names of the controls that are covered by something else when they have the focus. */
async function coveredControls(part: Locator): Promise<string[]> {
  const controls = await part.locator('a, button, summary').locator('visible=true').all();
  expect(controls.length).toBeGreaterThan(2);
  const covered: string[] = [];
  for (const control of controls) {
    await control.focus();
    if (!(await isUncovered(control))) covered.push(await control.innerText());
  }
  return covered;
}

/** Whether the middle of an element is on the screen, with nothing above it. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((seen) => {
    const { left, top, width, height } = seen.getBoundingClientRect();
    return seen.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

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
