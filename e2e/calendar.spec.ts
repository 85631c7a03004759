/** What comes next and what leaves soon, from a favorite to the reader's own calendar. Nothing moves by itself on the way. */
import { shiftsOf, watchShifts } from './layoutShifts';
import { expect, test } from './reader';
import { violationsOn } from './violationsOn';

test.describe('a reader in New York', () => {
  // The next chapter comes at midnight UTC, which is the evening before in this time zone.
  test.use({ timezoneId: 'America/New_York' });

  test('finds a favorite in the calendar on the evening before midnight UTC and gets the calendar file', async ({
    page,
    reader,
    shelf,
    request,
  }) => {
    await watchShifts(page);
    await reader.open(`/titles/${shelf.titleId}`);
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await expect(page.getByRole('button', { name: 'In your favorites' })).not.toHaveAttribute('aria-busy');
    await reader.goOn('/favorited');
    await expect(
      page.getByRole('region', { name: 'Leaving soon' }).getByRole('link', { name: /Neon Harbor #001/ }),
    ).toHaveAttribute('href', `/viewer/${shelf.chapterId}`);

    await page.getByRole('main').getByRole('link', { name: 'Upcoming chapters' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Upcoming chapters' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'My titles' })).toBeChecked();
    const days = page.getByRole('list', { name: 'The next seven days' }).locator('> li');
    // One day has a chapter of their favorites; a single sentence stands for the other days.
    await expect(days).toHaveCount(1);
    await expect(days.getByRole('link', { name: /[78]:00.PM Neon Harbor #008/ })).toBeVisible();
    await expect(page.getByText(/^All times are in your time zone, Eastern (Standard|Daylight) Time\.$/)).toBeVisible();

    expect(await shiftsOf(page)).toEqual([]);

    // With the keyboard only: to the other choice, then from the last day to the links.
    await page.getByRole('radio', { name: 'My titles' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/show=all/);
    // The URL changes before the list does. A link of the previous list would lose the focus when that list goes.
    await expect(page.getByRole('radio', { name: 'All titles' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(days.getByRole('link').first()).toBeFocused();

    const file = await request.get((await page.getByRole('link', { name: 'Calendar file English' }).getAttribute('href'))!);
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await file.text()).toContain('SUMMARY;LANGUAGE=en:Neon Harbor #008');
  });
});

test('a title links its own Atom feed on the page and in the head', async ({ page, reader, shelf, request }) => {
  await reader.open(`/titles/${shelf.russianTitleId}`, 'ru');
  const link = page.getByRole('link', { name: /^Лента/ });
  await expect(link).toHaveAttribute('href', `/feeds/titles/${shelf.russianTitleId}/chapters.atom`);
  const head = page.locator('head link[rel=alternate][type="application/atom+xml"]');
  await expect(head).toHaveAttribute('href', (await link.getAttribute('href'))!);
  const feed = await request.get((await link.getAttribute('href'))!);
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(await feed.text()).toContain('<title>Неоновая гавань: новые главы</title>');
});

test('favorites that load late do not shift Home, and "Leaving soon" still appears', async ({ page, reader, shelf }) => {
  await watchShifts(page);
  await reader.open(`/titles/${shelf.titleId}`);
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByRole('button', { name: 'In your favorites' })).not.toHaveAttribute('aria-busy');
  await page.setViewportSize({ width: 390, height: 844 });
  let isLate = Promise.resolve();
  await page.route(/title_list\/bookmark/, async (route) => {
    await isLate;
    await route.continue();
  });
  // The page gives up on an answer after ten seconds. A slow browser may not have rendered it by then, so the test opens it
  // again.
  await expect(async () => {
    let answer: () => void = () => {};
    isLate = new Promise((resolve) => (answer = resolve));
    await page.goto('/updates');
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Leaving soon' })).toHaveCount(0);
    answer();
    await expect(page.getByRole('region', { name: 'Leaving soon' })).toBeAttached();
  }).toPass();
  expect(await shiftsOf(page)).toEqual([]);
});

test('"Coming soon" and "A look inside" load below the first screen without layout shifts', async ({ page, reader }) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await reader.open('/updates');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByRole('heading', { name: 'Hottest' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Coming soon' }).getByRole('link', { name: /Neon Harbor/ })).toBeVisible();
  const look = page.getByRole('region', { name: 'A look inside' });
  await look.scrollIntoViewIfNeeded();
  await expect(look.locator('img').first()).toHaveJSProperty('complete', true);
  expect(await shiftsOf(page)).toEqual([]);
  await look.getByRole('link', { name: 'Read Neon Harbor' }).click();
  await expect(page).toHaveURL(/\/viewer\/\d+/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the calendar has no axe violations in ${colorScheme} colors and fits a 320 px screen in Russian`, async ({
    page,
    reader,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await watchShifts(page);
    await reader.open('/calendar', 'ru');
    await expect(page.getByRole('link', { name: /Неоновая гавань/ })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await shiftsOf(page)).toEqual([]);
  });
}
