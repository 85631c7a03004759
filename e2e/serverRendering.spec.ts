/**
 * The first screen comes from the server: it is there without scripts, and before they load. routes.spec.ts and
 * accessibility.spec.ts check on every route that scripts hydrate it unchanged.
 */
import { CHOICE_COOKIES, GDPR_ACCEPTED } from '@komawari/shared-domain';
import viewerTh from '../mf-viewer/src/locales/th.json' with { type: 'json' };
import shellEn from '../shell/src/locales/en.json' with { type: 'json' };
import { emulateRtt } from './emulateRtt';
import { holdFiles } from './holdFiles';
import { shiftsOf, watchShifts } from './layoutShifts';
import { counterOf, expect, test, untilHydrated } from './reader';
import { addressOf, ROUTE_TABLE } from './routeTable';
import { storePosition } from './storePosition';
import { MAX_SHIFT, untilIdle } from './watchHydration';

/** The page's early script is not part of the shell. */
const SHELL_SCRIPTS = /\/shell\/.*\.js$/;

/** URLs of missing content: IDs that do not exist, and values that are no ID. */
const MISSING = ['/titles/999999', '/viewer/999999', '/comments/999999', '/publisher_news/999999', '/titles/abc', '/viewer/abc'];

test.use({ mayPrint: /(no\/such\/page|999999|abc): Failed to load resource/ });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const row of ROUTE_TABLE) {
    test(`${row.path} shows its first screen`, async ({ page, shelf }) => {
      await page.goto(addressOf(row.path, shelf));
      const main = page.locator('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeAttached();
      if (row.heading) await expect(main.getByRole('heading', { level: 1, name: row.heading })).toBeVisible();
      if (row.remote) await expect(page.locator(`[data-remote="${row.remote}"][data-status="rendered"]`)).toBeAttached();
    });
  }

  for (const address of MISSING) {
    test(`${address} answers 404 and shows a not-found page with links`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: shellEn['shell.errors.notFoundTitle'] })).toBeInViewport();
      await expect(page.locator('[data-opening]')).toBeHidden();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      await page.getByRole('navigation').first().getByRole('link', { name: 'Manga list' }).click();
      await expect(page).toHaveURL(/\/manga_list\/all$/);
    });
  }

  test('the search form leads to results', async ({ page, shelf }) => {
    await page.goto('/updates');
    await page.getByRole('banner').getByRole('searchbox').fill('neon');
    await page.getByRole('banner').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search_result?keyword=neon');
    await expect(page.locator(`main a[href="/titles/${shelf.titleId}"]`).first()).toBeVisible();
  });

  test('every chapter of a title has its picture, also below the first screen', async ({ page, shelf }) => {
    await page.goto(`/titles/${shelf.titleId}`);
    const chapters = page.getByRole('region', { name: 'Chapters' }).getByRole('listitem');
    expect(await chapters.count()).toBeGreaterThan(3);
    await expect(chapters.locator('img')).toHaveCount(await chapters.count());
    const below = chapters.last().locator('img');
    await below.scrollIntoViewIfNeeded();
    await expect.poll(() => below.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    await expect(below).toHaveCSS('opacity', '1');
  });

  test('links lead from one page to the next', async ({ page, shelf }) => {
    await page.goto('/updates');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Manga list' }).click();
    await expect(page).toHaveURL(/\/manga_list\/all$/);
    await page.locator(`a[href="/titles/${shelf.titleId}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
    await page.locator(`main a[href="/viewer/${shelf.chapterId}"]`).first().click();
    await expect(page.getByRole('link', { name: 'Neon Harbor' })).toBeVisible();
    // The note about scripts covers nothing.
    await page.getByRole('link', { name: /comments/ }).click();
    await expect(page).toHaveURL(`/comments/${shelf.chapterId}`);
  });
});

for (const address of ['/titles/999999', '/comments/999999', '/publisher_news/999999']) {
  test(`${address} leads to /error with the message of the API and a link to try again`, async ({ page, reader }) => {
    await reader.arrive(address);
    await expect(page).toHaveURL('/error');
    await expect(page.getByRole('link', { name: shellEn['shell.errors.tryAgain'] })).toHaveAttribute('href', address);
    await expect(page.getByText(shellEn['shell.errors.notFoundTitle'])).toHaveCount(0);
  });
}

for (const mode of ['vertical', 'horizontal'] as const) {
  test(`the first page of a chapter (${mode}) is shown before the scripts load and then stays in place`, async ({
    page,
    reader,
    shelf,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => /\/images\//.test(request.url()) && pictures.push(request.url()));
    const letScriptsGo = await holdFiles(page, SHELL_SCRIPTS);
    await page.addInitScript((chosen) => localStorage.setItem('viewerMode', JSON.stringify(chosen)), mode);
    // A call of `decode()` decodes a picture at its own size, in addition to the size on the screen.
    await page.addInitScript(() => {
      const { decode } = HTMLImageElement.prototype;
      HTMLImageElement.prototype.decode = function () {
        document.documentElement.dataset.decoded += ` ${this.src}`;
        return decode.call(this);
      };
    });
    await reader.arrive(`/viewer/${shelf.chapterId}`);
    const early = page.locator('[data-first-page="1"] img');
    await expect(early).toHaveAttribute('data-shown');
    const before = await early.boundingBox();
    const address = (await early.getAttribute('src')) ?? '';
    await expect(page.locator('[data-page]')).toHaveCount(0);
    letScriptsGo();
    await expect(page.locator('[data-first-pages]')).toHaveCount(0);
    const taken = page.locator('[data-page="1"] img').first();
    expect(await taken.boundingBox()).toEqual(before);
    // A picture with two URLs is decoded twice too.
    await expect(taken).toHaveAttribute('src', address);
    await expect(page.locator('html')).not.toHaveAttribute('data-decoded', new RegExp(address));
    expect(new Set(pictures).size, pictures.join(' ')).toBe(pictures.length);
  });
}

for (const hasRead of [false, true]) {
  test(`before the scripts load, the calendar shows ${hasRead ? 'a reader with titles placeholders' : 'the week'}`, async ({
    page,
    reader,
    shelf,
  }) => {
    const letScriptsGo = await holdFiles(page, SHELL_SCRIPTS);
    if (hasRead) await page.addInitScript(storePosition, shelf);
    await watchShifts(page);
    await reader.arrive('/calendar');
    const week = page.getByRole('list', { name: 'The next seven days' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(week).toBeVisible({ visible: !hasRead });
    letScriptsGo();
    await untilHydrated(page);
    await expect(page.getByRole('radio', { name: hasRead ? 'My titles' : 'All titles' })).toBeChecked();
    await expect(week.locator('> li')).toHaveCount(hasRead ? 1 : 7);
    await untilIdle(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('before the scripts load, the calendar shows a reader of two languages placeholders: works are joined later', async ({
  page,
  context,
  site,
}) => {
  const choices = { locale: 'en', contents: 'en.es', timeZone: 'UTC', isGdprAccepted: GDPR_ACCEPTED };
  const names = Object.keys(choices) as (keyof typeof choices)[];
  await context.addCookies(names.map((name) => ({ name: CHOICE_COOKIES[name], value: choices[name], url: site })));
  await page.addInitScript(() => {
    Object.assign(localStorage, { service: '"en"', contentsV2: '["en","es"]', gdpr: 'true' });
  });
  const letScriptsGo = await holdFiles(page, SHELL_SCRIPTS);
  await watchShifts(page);
  await page.goto('/calendar', { waitUntil: 'commit' });
  const week = page.getByRole('list', { name: 'The next seven days' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(week).toBeHidden();
  letScriptsGo();
  await untilHydrated(page);
  await expect(week.locator('> li')).toHaveCount(7);
  await expect(week.getByRole('link', { name: /Neon Harbor|Puerto Neón/ })).toHaveCount(1);
  await untilIdle(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('the privacy notice is in the HTML before the scripts load, until the reader has accepted it', async ({ page }) => {
  const notice = page.getByRole('region', { name: 'Privacy notice' });
  await page.goto('/manga_list/all');
  await untilHydrated(page);
  await notice.getByRole('button', { name: 'Accept' }).click();
  await expect(notice).toHaveCount(0);
  await page.route(/\.js$/, () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.context().clearCookies({ name: CHOICE_COOKIES.isGdprAccepted });
  await page.reload({ waitUntil: 'commit' });
  await expect(notice.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('a title page loads only the fonts of its language, although it names languages in other scripts', async ({
  page,
  reader,
  shelf,
}) => {
  await emulateRtt(page, 50);
  const letters: string[] = [];
  page.on('request', (request) => letters.push(...(/[\w-]+(?=-wght-normal.*woff2$)/.exec(request.url()) ?? [])));
  await reader.arrive(`/titles/${shelf.titleId}`);
  await expect(page.getByRole('link', { name: 'Русский' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(new Set(letters)).toEqual(new Set(['onest-latin', 'bricolage-grotesque-latin']));
});

test('a click during hydration is not lost', async ({ page, reader, shelf }) => {
  await reader.arrive('/manga_list/all');
  await page.locator(`a[href="/titles/${shelf.titleId}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
});

test('repeated clicks before the scripts load take effect once, after hydration', async ({ page, reader, shelf }) => {
  const release = await holdFiles(page, /\.js$/);
  await reader.arrive(`/titles/${shelf.titleId}`);
  const order = page.getByRole('button', { name: /^Change the order/ });
  await expect(order).toHaveAccessibleName('Change the order (Newest first)');
  // Readers who get no reaction press again.
  await order.click();
  await order.click();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('[data-status="rendered"]')).toBeAttached();
  release();
  await expect(order).toHaveAccessibleName('Change the order (Oldest first)');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await untilHydrated(page);
  await order.click();
  await expect(order).toHaveAccessibleName('Change the order (Newest first)');
});

test('a form submitted before the scripts load keeps its text and does not reload the page', async ({ page, reader }) => {
  const release = await holdFiles(page, /\.js$/);
  await reader.arrive('/help');
  const field = page.getByRole('searchbox', { name: 'Search questions and answers' });
  await page.evaluate(() => (document.documentElement.dataset.same = ''));
  await field.fill('zzz');
  await field.press('Enter');
  await expect(page.locator('[data-status="rendered"]')).toBeAttached();
  release();
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-same');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('a viewer panel requested before the scripts load opens after hydration', async ({ page, reader, shelf }) => {
  const release = await holdFiles(page, SHELL_SCRIPTS);
  await reader.arrive(`/viewer/${shelf.chapterId}`, 'th');
  await page.getByRole('button', { name: viewerTh['viewer.bars.settings'] }).click();
  await expect(page.locator('[data-status="rendered"]')).toBeAttached();
  release();
  await expect(page.getByRole('dialog', { name: viewerTh['viewer.bars.settings'] })).toBeVisible();
});

test('of the keys pressed in a chapter before the scripts load, only the last one takes effect', async ({
  page,
  reader,
  shelf,
}) => {
  const release = await holdFiles(page, SHELL_SCRIPTS);
  await reader.arrive(`/viewer/${shelf.chapterId}`);
  await expect(page.locator('[data-first-page="1"]')).toBeAttached();
  for (const key of ['End', 't']) await page.keyboard.press(key);
  await expect(page.locator('[data-status="rendered"]')).toBeAttached();
  release();
  await expect(page.getByRole('dialog', { name: 'All pages' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // The reader never went where the first press leads.
  await expect(counterOf(page)).toHaveText(/^1 /);
});

test.describe('when the script of a drawing fails to load', () => {
  test.use({ mayPrint: /ERR_FAILED/ });

  test('the server-rendered drawing stays and is not rendered again', async ({ page, reader }) => {
    await page.route(/about-us-panels.*\.js$/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('about-us-panels'));
    await reader.arrive('/about_us');
    await failed;
    await untilHydrated(page);
    await untilIdle(page);
    await expect(page.getByRole('main').getByRole('img').locator('path').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, mayPrint: /ERR_FAILED/ });

  test('images load in their displayed size, and only the first banner loads eagerly', async ({ page, reader }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(...(/(?<=\/images\/).+/.exec(request.url()) ?? [])));
    // As the server rendered it, because scripts load the next banners.
    await page.route(/\.js$/, (route) => route.abort());
    await reader.arrive('/updates');
    for (const largest of ['480w', '1280w']) {
      const first = page.locator(`main img[srcset$="${largest}"]`).first();
      await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc)).toContain('?w=');
    }
    await page.waitForLoadState('load');
    // Distant pictures have no source until the scripts have failed.
    await expect(page.locator('main img:not([src])')).toHaveCount(0);
    expect(asked.filter((name) => !name.includes('?w='))).toEqual([]);
    const [first, ...others] = await page
      .locator('main img[srcset$="1280w"]')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).loading));
    expect(first).toBe('eager');
    expect(new Set(others)).toEqual(new Set(['lazy']));
  });
});

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  for (const { what, hasRead, isPaused } of [
    { what: 'the row to continue reading', hasRead: true, isPaused: false },
    { what: 'the row and the note about a paused history', hasRead: true, isPaused: true },
    { what: 'the note about a paused history', hasRead: false, isPaused: true },
  ]) {
    test(`Home reserves space for ${what}, ${width} px wide`, async ({ page, reader, shelf }) => {
      await page.setViewportSize({ width, height });
      if (hasRead) await page.addInitScript(storePosition, shelf);
      if (isPaused) await page.addInitScript(() => localStorage.setItem('isHistoryPaused', 'true'));
      await watchShifts(page);
      await reader.open('/updates');
      await expect(page.getByRole('region', { name: 'Continue reading' })).toHaveCount(hasRead ? 1 : 0);
      await expect(page.getByText('History is paused')).toBeVisible({ visible: isPaused });
      await untilIdle(page);
      // On the smallest phones the row's head can take a second line. Without the reserved space the shift is 0.03 and more.
      const shifts = await shiftsOf(page);
      expect(shifts.filter((shift) => Number(/ ([\d.e-]+):/.exec(shift)?.[1]) > MAX_SHIFT)).toEqual([]);
    });
  }
}
