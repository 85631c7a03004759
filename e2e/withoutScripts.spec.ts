/** What a reader gets whose browser runs no scripts, or whose scripts are still loading. */
import { CHOICE_COOKIES } from '@komawari/shared-domain';
import type { Locator, Page } from '@playwright/test';
import { holdFiles } from './holdFiles';
import { expect, type Reader, test, untilHydrated } from './reader';
import { addressOf, ROUTE_TABLE } from './routeTable';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, mayPrint: /no\/such\/page: Failed to load resource/ });

  for (const { path, hasMainLayout } of ROUTE_TABLE) {
    test(`${path} has no busy indicator and no control that needs scripts`, async ({ page, shelf }) => {
      await page.goto(addressOf(path, shelf));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
      const vain = page.locator('[aria-busy="true"], :is(button, input, textarea):not(form[action] *)');
      await expect(vain.filter({ visible: true })).toHaveCount(0);
      // The viewer's stage waits for its scripts.
      if (!hasMainLayout) return;
      const placeholders = page.getByRole('main').locator('div[aria-hidden="true"]:empty');
      await expect(placeholders.filter({ visible: true })).toHaveCount(0);
    });
  }

  for (const tab of ['hot', 'updated']) {
    test(`/manga_list/${tab} lists the titles for a reader of two languages`, async ({ page, context, site }) => {
      await context.addCookies([{ name: CHOICE_COOKIES.contents, value: 'en.es', url: site }]);
      await page.goto(`/manga_list/${tab}`);
      await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('link', { name: /^Neon Harbor/ }),
      ).toHaveCount(1);
    });
  }

  test('a language link in the footer changes the language of this page and the next', async ({ page }) => {
    await page.goto('/search_result?keyword=neon');
    const languages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Language of the site' });
    await languages.getByRole('link', { name: 'Русский' }).click();
    await expect(page).toHaveURL('/search_result?keyword=neon');
    await expect(page.getByRole('heading', { level: 1, name: 'Поиск' })).toBeAttached();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ближайшие главы' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });

  test('the viewer shows the names of the title and the chapter', async ({ page, shelf }) => {
    await page.goto(`/viewer/${shelf.chapterId}`);
    const bar = page.getByRole('group', { name: 'Chapter and settings' });
    await expect(bar.getByRole('link', { name: 'Neon Harbor' })).toBeVisible();
    // Playwright finds no text in a `<noscript>`.
    const name = bar.locator('noscript > *');
    await expect(name).toBeVisible();
    await expect(name).toHaveText('#001');
  });

  test('no visible share link has a URL without an origin', async ({ page }) => {
    await page.goto('/updates');
    await expect(page.locator('a[href*="=%2F"]').filter({ visible: true })).toHaveCount(0);
  });

  for (const contents of ['en', 'en.es']) {
    test(`the calendar shows the week for all titles to a reader of ${contents}`, async ({ page, context, site }) => {
      await context.addCookies([{ name: CHOICE_COOKIES.contents, value: contents, url: site }]);
      await page.goto('/calendar');
      const week = page.getByRole('list', { name: 'The next seven days' });
      await expect(week.locator('> li')).toHaveCount(7);
      await expect(week.getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Calendar file English' })).toBeVisible();
    });
  }

  for (const path of ['/help', '/announcement', '/webview/faq/eng', '/webview/announcement/eng']) {
    test(`the entries of ${path} open and close under their heading, by pointer and keyboard`, async ({ page }) => {
      await page.goto(path);
      const part = page.getByRole('main').locator('details').last();
      const head = part.locator('summary');
      const told = part.locator('[role="region"]');
      await expect(told).toBeHidden();
      await head.click();
      await expect(told).toBeVisible();
      await head.press('Enter');
      await expect(told).toBeHidden();
    });
  }

  test('a survey has its heading in the language of its questions', async ({ page }) => {
    await page.goto('/webview/questionnaire/tha/spring');
    await expect(page.getByRole('heading', { level: 1, name: 'Reader survey' })).toBeVisible();
  });

  test('the comments behind the spoiler cover open with a link, in the order of the address', async ({ page, shelf }) => {
    await page.goto(`/comments/${shelf.chapterId}?order=newest`);
    const cover = page.getByRole('main').locator('noscript > a');
    await expect(cover).toHaveText('Open the comments');
    await cover.click();
    await expect(page).toHaveURL(/order=newest/);
    await expect(page.locator('time').first()).toBeVisible();
  });

  for (const path of ['/updates', '/blocking', '/feedback', '/webview/faq/eng']) {
    test(`the notice about scripts does not cover the end of ${path} on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      // Playwright finds no text in a `<noscript>`.
      const told = page.locator('.no-scripts');
      await expect(told).toBeInViewport();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const content = await page.locator('#root').boundingBox();
      const text = await told.boundingBox();
      // Browsers scroll by whole pixels.
      expect(content!.y + content!.height).toBeLessThan(text!.y + 1);
      expect(text!.y + text!.height).toBeCloseTo(740, 0);
    });
  }

  test('a phone has links to the main pages', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, name] of [
      ['/featured', 'Featured'],
      ['/manga_list/all', 'Manga list'],
      ['/favorited', 'Favorited'],
      ['/calendar', 'Upcoming chapters'],
    ] as const) {
      await page.goto('/help');
      await page.getByRole('navigation').getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test.describe('before the scripts load', () => {
  /** Opens a page whose scripts wait, and releases them once the reader has done something. */
  async function doBefore(
    { page, reader }: { page: Page; reader: Reader },
    path: string,
    action: (main: Locator) => Promise<void>,
  ) {
    const release = await holdFiles(page, /\.js$/);
    await reader.arrive(path);
    const main = page.getByRole('main');
    await action(main);
    await expect(page.locator('[data-status="rendered"]')).toBeAttached();
    release();
    await untilHydrated(page);
    return main;
  }

  test('an answer that is opened stays open', async ({ page, reader }) => {
    const main = await doBefore({ page, reader }, '/help', (main) => main.locator('summary').first().click());
    await expect(main.getByRole('region').first()).toBeVisible();
  });

  test('text typed into the search field is searched for after hydration', async ({ page, reader }) => {
    const main = await doBefore({ page, reader }, '/search_result', (main) => main.getByRole('searchbox').fill('harbor'));
    await expect(main.getByRole('link', { name: /Neon Harbor/ })).toBeVisible();
    await expect(main.getByRole('searchbox')).toHaveValue('harbor');
    await expect(page).toHaveURL(/keyword=harbor/);
  });

  test('a feedback message and its kind are kept and can be sent', async ({ page, reader }) => {
    const main = await doBefore({ page, reader }, '/feedback', async (main) => {
      await main.getByRole('radio', { name: 'A suggestion' }).check();
      await main.getByRole('textbox').fill('More cats');
    });
    await expect(main.getByRole('radio', { name: 'A suggestion' })).toBeChecked();
    await expect(main.getByRole('textbox')).toHaveValue('More cats');
    await expect(main.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  test('a click on the next-banner button takes effect after hydration', async ({ page, reader }) => {
    const main = await doBefore({ page, reader }, '/updates', (main) =>
      main.getByRole('button', { name: 'Next banner' }).click(),
    );
    await expect(main.locator('[data-live="true"]')).toBeAttached();
    await expect(main.locator('button[aria-current]').nth(1)).toHaveAttribute('aria-current', 'true');
  });

  test('a switch that is toggled keeps its state', async ({ page, reader }) => {
    const main = await doBefore({ page, reader }, '/history', (main) => main.getByRole('switch').click());
    await expect(main.getByRole('switch')).toBeChecked();
    expect(await page.evaluate(() => localStorage.isHistoryPaused)).toBe('true');
  });

  test('text typed into the search field of a webview filters the answers after hydration', async ({ page }) => {
    const release = await holdFiles(page, /\.js$/);
    await page.goto('/webview/faq/eng', { waitUntil: 'commit' });
    const answers = page.getByRole('main').locator('details').filter({ visible: true });
    await expect(answers).toHaveCount(3);
    await page.getByRole('searchbox').fill('dark');
    // On a keyboard that is in the way. The page must not load again.
    await page.getByRole('searchbox').press('Enter');
    release();
    await expect(answers).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue('dark');
  });
});
