/** Before the scripts have loaded, and when they never load, the page is not blank. */
import th from '../shell/src/locales/th.json' with { type: 'json' };
import { holdScripts } from './holdScripts';
import { mountedPage } from './remotePages';
import { expect, test } from './unrenderedSite';

// In sequence, because each worker would start its own site.
test.describe.configure({ mode: 'default' });

for (const width of [390, 1440]) {
  test(`the logo is in its final header position before the scripts load, at ${width} px`, async ({ page, reader }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdScripts(page);
    await reader.arrive('/updates');
    const opening = page.locator('[data-opening="main"]');
    const mark = opening.locator('.opening-mark');
    // Playwright does not wait for styles.
    await expect(mark.locator('..')).toHaveCSS('display', 'flex');
    const place = await mark.boundingBox();
    release();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(opening).not.toBeAttached();
    await expect.poll(() => page.getByRole('banner').locator('a > span').first().boundingBox()).toEqual(place);
  });
}

test.describe('in Thai', () => {
  test.use({ locale: 'th', mayPrint: /Failed to load resource/ });

  test('a page whose scripts fail to load shows an error and a link to reload', async ({ page, shelf }) => {
    await page.route(/\.js$/, (route) => route.abort('connectionreset'));
    await page.goto(`/viewer/${shelf.chapterId}`, { waitUntil: 'commit' });
    const words = page.getByText(th['shell.errors.offlineText']);
    await expect(words).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(words).toBeVisible();
    await page.unroute(/\.js$/);
    await page.getByRole('link', { name: th['shell.errors.reload'] }).click();
    await expect(mountedPage(page, 'mf_viewer')).toBeAttached();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'th-TH', viewport: { width: 390, height: 844 } });

  test('the logo and the navigation lead to pages that work without scripts, in the reader’s language', async ({
    page,
    shelf,
  }) => {
    await page.goto(`/titles/${shelf.titleId}`);
    const navigation = page.getByRole('navigation');
    await expect(navigation.getByRole('link')).toHaveText([
      th['shell.navigation.updates'],
      th['shell.navigation.featured'],
      th['shell.navigation.mangaList'],
      th['shell.header.search'],
    ]);
    await expect(page.getByRole('link', { name: th['shell.errors.reload'] })).toBeInViewport();
    await expect(page.locator('.opening-boxes')).toBeHidden();
    await navigation.getByRole('link', { name: th['shell.navigation.mangaList'] }).click();
    await expect(page).toHaveURL(/\/manga_list\/all$/);
    await page.locator('.opening-mark').click();
    await expect(page).toHaveURL(/\/updates$/);
  });

  test('a chapter has the same links, on a transparent background', async ({ page, shelf }) => {
    await page.goto(`/viewer/${shelf.chapterId}`);
    await expect(page.getByRole('navigation').getByRole('link', { name: th['shell.navigation.updates'] })).toBeInViewport();
    await expect(page.locator('[data-opening="none"]')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  for (const path of ['/updates', '/webview/faq/tha']) {
    test(`${path} shows a styled note about JavaScript in the reader’s language only`, async ({ page }) => {
      await page.goto(path);
      const words = page.locator('.no-scripts');
      await expect(words.getByText('JavaScript')).toHaveCount(7);
      await expect(words.getByText('JavaScript').filter({ visible: true })).toHaveText(/[\u0e00-\u0e7f]/);
      await expect(words).toBeInViewport({ ratio: 1 });
      await expect(words).toHaveCSS('border-top-style', 'solid');
    });
  }
});
