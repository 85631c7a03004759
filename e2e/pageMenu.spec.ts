/** The menu of a long press on a page, and the page in another language. */
import type { CDPSession, Page } from '@playwright/test';
import { counterOf, expect, test } from './reader';

const bars = (page: Page) => page.getByRole('group', { name: 'Chapter and settings' });

/** Sets the reading mode, with the tap zones already seen. */
async function readIn(page: Page, mode: 'vertical' | 'horizontal', settings = {}): Promise<void> {
  const stored = { hasSeenTapZones: true, defaults: { mode, ...settings } };
  await page.addInitScript(
    ([stored, mode]) => {
      if (localStorage.getItem('viewerMode')) return;
      localStorage.setItem('viewerSettings', JSON.stringify(stored));
      localStorage.setItem('viewerMode', JSON.stringify(mode));
    },
    [stored, mode] as const,
  );
}

/** The site in English, for a reader who also reads Spanish. */
async function alsoReadSpanish(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('service', '"en"');
    localStorage.setItem('gdpr', 'true');
    localStorage.setItem('contentsV2', '["en","es"]');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const mode of ['vertical', 'horizontal'] as const) {
    test(`a long press on a page opens its menu and neither turns the page nor shows the bars (${mode})`, async ({
      page,
      reader,
      shelf,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await readIn(page, mode);
      await reader.open(`/viewer/${shelf.chapterId}`);
      await expect(page.getByRole('img', { name: 'Page 1 of 5' })).toBeVisible();
      await expect(bars(page)).not.toHaveAttribute('data-visible');
      const menu = page.getByRole('dialog', { name: 'Page 1 of 5' });

      const finger = await context.newCDPSession(page);
      await press(finger, 60, 500);
      await expect(menu).toBeVisible();
      await move(finger, 60, 250);
      await lift(finger);
      await expect(menu.getByRole('button', { name: 'Load this page again' })).toBeVisible();
      await expect(bars(page)).not.toHaveAttribute('data-visible');
      await expect(counterOf(page)).toHaveText('1 / 5');

      await menu.getByRole('button', { name: 'Share a link to this page' }).tap();
      await expect(page.getByText('Link copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`/viewer/${shelf.chapterId}?p=1`);
      await expect(menu).toBeHidden();
      await expect(bars(page)).not.toHaveAttribute('data-visible');
    });
  }
});

for (const fontSize of [16, 32]) {
  test(`on a phone at ${fontSize} px, neither the offline notice nor the mark of another language covers the top bar`, async ({
    page,
    reader,
    shelf,
    context,
  }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    await page.setViewportSize({ width: 390, height: 844 });
    await readIn(page, 'vertical');
    await alsoReadSpanish(page);
    await reader.open(`/viewer/${shelf.chapterId}`);
    await expect(page.getByRole('img', { name: 'Page 1 of 5' })).toBeVisible();
    const bottomOfBar = () => bars(page).evaluate((bar) => (bar as HTMLElement).offsetHeight);
    const topOf = (text: string) =>
      page.getByText(text).evaluate((part) => part.closest('[data-shown]')?.getBoundingClientRect().top);

    await page.keyboard.press('e');
    await page.getByRole('button', { name: 'See this page in Español' }).click();
    await expect(page.getByText('This page in Español')).toBeVisible();
    expect(await topOf('This page in Español')).toBeGreaterThan(await bottomOfBar());
    await page.keyboard.press('Escape');

    await context.setOffline(true);
    await expect(page.getByText('You’re offline')).toBeVisible();
    expect(await topOf('You’re offline')).toBeGreaterThan(await bottomOfBar());
    await context.setOffline(false);
  });
}

test('the page menu opens with a key, closes with Escape, and reloads a page', async ({ page, reader, shelf }) => {
  await readIn(page, 'vertical');
  await reader.open(`/viewer/${shelf.chapterId}`);
  await expect(page.getByRole('img', { name: 'Page 1 of 5' })).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'Page 1 of 5' });
  await page.keyboard.press('e');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(page.url()).toContain('/viewer/');

  const picture = page.locator('[data-page="1"] img').first();
  const before = await picture.getAttribute('src');
  await page.keyboard.press('e');
  await menu.getByRole('button', { name: 'Load this page again' }).click();
  await expect(picture).not.toHaveAttribute('src', before!);
  await expect(page.locator('[data-page="1"]').first()).toHaveAttribute('data-state', 'ready');
});

test('a page is shown in another language in place, or side by side on a wide screen', async ({ page, reader, shelf }) => {
  await readIn(page, 'horizontal');
  await alsoReadSpanish(page);
  await reader.open(`/viewer/${shelf.chapterId}`);
  const picture = page.locator('[data-page="1"] img').first();
  await expect(picture).toBeVisible();
  const own = await picture.getAttribute('src');

  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'See this page in Español' }).click();
  await expect(page.getByText('This page in Español')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', own!);
  // Escape closes the top layer first, so the reader stays in the viewer.
  await page.keyboard.press('Escape');
  await expect(picture).toHaveAttribute('src', own!);
  expect(page.url()).toContain('/viewer/');

  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'See this page in Español' }).click();
  await page.getByRole('button', { name: 'Side by side' }).click();
  const other = page.getByRole('complementary', { name: 'Beside it: Español' });
  await expect(other.getByRole('img', { name: 'Page 1 of 5' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Comic' }).getByRole('img', { name: 'Page 1 of 5' })).toHaveAttribute(
    'src',
    own!,
  );
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(other.getByRole('img', { name: 'Page 2 of 5' })).toBeVisible();

  // On a smaller screen, the page takes the whole width again.
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(other).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(other).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(other).toHaveCount(0);
});

function press(finger: CDPSession, x: number, y: number) {
  return finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
}

function move(finger: CDPSession, x: number, y: number) {
  return finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
}

function lift(finger: CDPSession) {
  return finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
