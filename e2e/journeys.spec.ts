/** Visits that cross remotes, on the built site. */

import type { Locator, Page } from '@playwright/test';
import ru from '../shell/src/locales/ru.json' with { type: 'json' };
import { expect, test, untilHydrated } from './reader';

test('a reader goes from Home through a title into a chapter, reads in both directions, and likes a comment', async ({
  page,
  reader,
}) => {
  await reader.open('/updates');
  await page
    .getByRole('region', { name: 'Hottest' })
    .getByRole('link', { name: /Neon Harbor/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();

  await page.getByRole('link', { name: 'Read #001' }).click();
  await expect(page).toHaveURL(/\/viewer\/\d+/);
  await expect(shownPage(page, 1)).toBeInViewport();
  await expect(page).toHaveTitle(/#001 \(Neon Harbor\)/);

  // Vertical: one page below the other.
  // A sharper picture may replace the first one meanwhile.
  await expect(() => shownPage(page, 2).scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
  await expect(page.getByText('Page 2 of 5')).toBeAttached();

  // From right to left: the next page is on the left.
  await pressInBars(page, page.getByRole('button', { name: 'Reading settings' }));
  await page.getByRole('radio', { name: 'Horizontal' }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Home');
  await expect(shownPage(page, 1)).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(shownPage(page, 3)).toBeInViewport();

  await pressInBars(page, page.getByRole('link', { name: '3 comments' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Comments' })).toBeVisible();
  // They were in the middle of the chapter, so the comments are collapsed.
  await page.getByRole('button', { name: 'Open the comments' }).click();
  await page.getByRole('button', { name: 'Like this comment. 14 likes' }).click();
  const liked = page.getByRole('button', { name: /15 likes/ });
  await expect(liked).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Open the comments' }).click();
  await expect(liked).toBeVisible();
  await liked.click();
  await expect(page.getByRole('button', { name: 'Like this comment. 14 likes' })).toBeVisible();
});

test('a favorite that was added on the title page is still there after a reload', async ({ page, reader, shelf }) => {
  await reader.open(`/titles/${shelf.titleId}`);
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByRole('button', { name: 'In your favorites' })).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'In your favorites' }).click();
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible();
});

test('changing the language updates the shell and the remote without loading the document again', async ({ page, reader }) => {
  await reader.open('/announcement');
  await expect(page.getByRole('heading', { level: 1, name: 'News and Events' })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole('button', { name: 'English: language and settings' }).click();
  await page.getByRole('radio', { name: /Русский/ }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('link', { name: ru['shell.navigation.updates'] })).toBeVisible();
  await expect(page.getByText('A dark theme (ru)')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  // The choice is kept for the next visit.
  await page.reload();
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ru-RU' });

  test('a chapter is found and read in Russian, and nothing is wider than the screen', async ({ page, reader }) => {
    await reader.open('/updates', 'ru');
    await page
      .getByRole('link', { name: /Неоновая гавань/ })
      .last()
      .tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Неоновая гавань' })).toBeVisible();
    await expect.poll(() => overflow(page)).toBe(0);
    await page.getByRole('link', { name: /#001/ }).first().tap();
    await expect(page.getByRole('img', { name: 'Страница 1 из 5' })).toBeInViewport();
    await expect.poll(() => overflow(page)).toBe(0);
  });
});

test.describe('without a chosen language', () => {
  test.use({ locale: 'th-TH' });

  test('the shell and its remotes use the language of the browser', async ({ page }) => {
    await page.goto('/announcement');
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0e00-\u0e7f]/);
  });
});

test('no page violates the Content Security Policy', async ({ page, reader, shelf }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) violations.push(message.text());
  });
  for (const path of [
    '/updates',
    `/titles/${shelf.titleId}`,
    `/viewer/${shelf.chapterId}`,
    `/comments/${shelf.chapterId}`,
    '/announcement',
  ]) {
    await reader.open(path);
    await expect(page.locator('[data-status="ready"]')).toBeAttached();
  }
  expect(violations).toEqual([]);
});

function shownPage(page: Page, number: number) {
  return page.getByRole('img', { name: `Page ${number} of 5` });
}

/** The bars appear with a click in the middle and hide after a while, so they may be gone before the click on the control. */
async function pressInBars(page: Page, control: Locator): Promise<void> {
  const bars = page.getByRole('group', { name: 'Chapter and settings' });
  await expect(async () => {
    if ((await bars.getAttribute('data-visible')) === null) await page.mouse.click(720, 450);
    await expect(bars).toHaveAttribute('data-visible', { timeout: 1000 });
    await control.click({ timeout: 2000 });
  }).toPass();
}

/** How much wider the document is than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test('a shelf on Featured scrolls 550 px per click', async ({ page, reader }) => {
  await reader.open('/featured');
  const shelf = page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: /Neon Harbor/ }) })
    .last();
  await expect(shelf).toBeVisible();
  // The test content has a short row, so this repeats its items.
  await shelf.evaluate((list) => {
    for (let copy = 0; copy < 10; copy += 1) list.append(...Array.from(list.children, (item) => item.cloneNode(true)));
    list.dispatchEvent(new Event('scroll'));
  });
  await page.getByRole('button', { name: 'Scroll on' }).last().click();
  await expect.poll(() => shelf.evaluate(({ scrollLeft }) => scrollLeft)).toBe(550);
});
