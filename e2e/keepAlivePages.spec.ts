/**
 * Pages stay for readers who come back: rendered, laid out and scrolled as they were. A page whose link is being pressed renders
 * too. Search and screen readers find no such page.
 */
import catalog from '../mf-catalog/src/locales/en.json' with { type: 'json' };
import { shiftsOf, watchShifts } from './layoutShifts';
import { positionAtRest, positionInStrip } from './positionInStrip';
import { expect, test, untilHydrated } from './reader';
import { styledDuring } from './styledDuring';

test.use({ viewport: { width: 390, height: 844 } });

test('going back from a chapter through a title restores Home with its DOM and scroll positions', async ({
  page,
  reader,
  shelf,
}) => {
  await reader.open('/updates');
  // More sections appear once those below have loaded.
  const heading = await page.locator('main ul[aria-labelledby]').last().getAttribute('aria-labelledby');
  const shelfOfHome = page.locator(`ul[aria-labelledby="${heading}"]`);
  await shelfOfHome.scrollIntoViewIfNeeded();
  await shelfOfHome.evaluate((list) => list.scrollTo({ left: 100, behavior: 'instant' }));
  const left = await shelfOfHome.evaluate((list) => list.scrollLeft);
  const home = await shelfOfHome.elementHandle();
  expect(left).toBeGreaterThan(0);
  // Sections that load above it do not move it on the screen.
  const place = (await shelfOfHome.boundingBox())!.y;

  // Playwright's own click would scroll to the link.
  await reader.goOn(`/titles/${shelf.titleId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
  await reader.goOn(`/viewer/${shelf.chapterId}`);
  await expect(page).toHaveTitle(/#001/);
  await expect(page.getByRole('banner')).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
  await page.goBack();
  await expect(shelfOfHome).toBeInViewport();
  expect(await shelfOfHome.evaluate((list, before) => list === before, home)).toBe(true);
  // Scroll snapping may have moved it to a cover meanwhile, by a pixel or two.
  expect(await shelfOfHome.evaluate((list) => list.scrollLeft)).toBeCloseTo(left, -1);
  expect((await shelfOfHome.boundingBox())!.y).toBeCloseTo(place, 0);
});

test('going back focuses the link that was pressed with the keyboard', async ({ page, reader }) => {
  await reader.open('/updates');
  const link = page.getByRole('region', { name: 'Hottest' }).getByRole('link', { name: /Neon Harbor/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('going back to a search focuses the result that was pressed, not the search field', async ({ page, reader }) => {
  await reader.open('/search_result?keyword=harbor');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  const result = page.locator('[data-search-results]').getByRole('link', { name: /Neon Harbor/ });
  await result.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
  await page.goBack();
  await expect(result).toBeFocused();
});

test('going back to Home restores the current banner and its dot, and the next one follows it', async ({
  page,
  reader,
  shelf,
}) => {
  await reader.open('/updates');
  const carousel = page.getByRole('region', { name: catalog['catalog.banners.label'], exact: true });
  const current = () =>
    carousel.locator('button[aria-current]').evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true'));
  const next = carousel.getByRole('button', { name: catalog['catalog.banners.next'] });
  await expect(carousel.locator('[data-live="true"]')).toBeAttached();
  await next.click();
  await expect.poll(current).toBe(1);
  const row = carousel.locator('ul');
  const seen = () => row.evaluate((slides) => getComputedStyle(slides).transform);
  // The slide has ended there.
  await expect(row).toHaveCSS('transition-duration', '0s');
  const before = await seen();
  await reader.goOn(`/titles/${shelf.titleId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
  await page.goBack();
  await expect(carousel).toBeVisible();
  expect(await current()).toBe(1);
  expect(await seen()).toBe(before);
  await next.click();
  await expect.poll(current).toBe(2);
});

test('going back to the previous chapter restores its scroll position and shows no other chapter', async ({
  page,
  reader,
  shelf,
}) => {
  await reader.open(`/viewer/${shelf.chapterId}?p=2`);
  const picture = page.getByRole('img', { name: 'Page 2 of 5' });
  await expect(picture).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 150);
  await expect.poll(() => positionInStrip(page)).toBeGreaterThan(2.2);
  const position = await positionAtRest(page, shelf.titleId);
  await page.keyboard.press('.');
  await expect(page).toHaveTitle(/^#002/);
  await expect(page.getByRole('img', { name: 'Page 1 of 5' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(/^#001/);
  await expect(picture).toBeVisible();
  await expect.poll(() => positionInStrip(page)).toBeCloseTo(position, 3);
  await page.goForward();
  await expect(page).toHaveTitle(/^#002/);
  await expect.poll(() => positionInStrip(page)).toBeCloseTo(1, 3);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a kept page that is hidden takes no space and no focus, exposes no roles, and shifts no layout', async ({
  page,
  reader,
  shelf,
}) => {
  await watchShifts(page);
  await reader.open('/updates');
  await reader.goOn(`/titles/${shelf.titleId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Hottest' })).toHaveCount(0);
  const left = page.locator('[data-left]');
  await expect(left).toHaveCount(1);
  expect(await left.evaluate((box) => box.getBoundingClientRect().height)).toBe(0);
  const takesFocus = await left
    .locator('a')
    .first()
    .evaluate((link: HTMLElement) => {
      link.focus();
      return document.activeElement === link;
    });
  expect(takesFocus).toBe(false);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Hottest' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test('going back to Home restyles less than half of it and sends no API requests', async ({ page, reader, shelf }) => {
  // Home makes this request when the browser is idle. If the reader left before that, it would happen when Home shows again.
  const sections = page.waitForResponse('**/api/web/home_sections*');
  await reader.open('/updates');
  await sections;
  const count = await page.locator('main *').count();
  let asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Styles that load meanwhile, such as those of the next page, restyle the whole document, so the test retries.
  await expect(async () => {
    await reader.goOn(`/titles/${shelf.titleId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
    asked = [];
    const styled = await styledDuring(page, () => page.evaluate(goBackToItsFrame));
    expect(styled).not.toEqual([]);
    // With `display: none`, the browser would restyle all of Home each time.
    expect(Math.max(...styled)).toBeLessThan(count / 2);
  }).toPass();
  await expect(page.getByRole('region', { name: 'Hottest' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('pressing a title link renders the title in advance and requests its data only after navigation', async ({
  page,
  reader,
  shelf,
}) => {
  await reader.open('/updates');
  // After this, the code of the page is loaded.
  await reader.goOn(`/titles/${shelf.russianTitleId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Неоновая гавань' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Hottest' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const path = `/titles/${shelf.titleId}`;
  await page.locator(`#main > [data-path="/updates"] a[href="${path}"]`).last().hover();
  await page.mouse.down();
  const ahead = page.locator(`#main > [data-path="${path}"]`);
  await expect(ahead.locator('h1')).toHaveText('Neon Harbor');
  await expect(ahead).toHaveAttribute('data-left');
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toHaveCount(0);
  expect(asked).not.toContain('/api/title_detail');
  const drawn = await ahead.locator('[data-remote]').elementHandle();
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
  expect(await ahead.locator('[data-remote]').evaluate((shown, before) => shown === before, drawn)).toBe(true);
  await expect.poll(() => asked).toContain('/api/title_detail');
});

test.describe('after a page that led to an error', () => {
  test.use({ mayPrint: /999999: Failed to load resource/ });

  test('Back shows the error once at its own URL, and then the page before it', async ({ page, reader }) => {
    await reader.open('/updates');
    await reader.goOn('/titles/999999');
    await expect(page).toHaveURL(/\/error$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/titles\/999999$/);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Hottest' })).toBeVisible();
  });
});

test('going back to About Us after another page was reloaded shows its content', async ({ page, reader }) => {
  await reader.open('/about_us');
  const heading = page.getByRole('heading', { level: 1, name: 'About Us' });
  await expect(heading).toBeVisible();
  await reader.goOn('/feedback');
  await expect(heading).toHaveCount(0);
  await page.reload();
  await untilHydrated(page);
  await page.goBack();
  await expect(heading).toBeVisible();
});

test('a modal dialog that a page left open does not block the next page', async ({ page, reader, shelf }) => {
  await reader.open('/updates');
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    document.querySelector('[data-remote]')!.append(dialog);
    dialog.showModal();
  });
  await expect(page.locator(':modal')).toHaveCount(1);
  await reader.goOn(`/titles/${shelf.titleId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
  await expect(page.locator(':modal')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Komawari, home' }).click();
  await expect(page.getByRole('region', { name: 'Hottest' })).toBeVisible();
});

/** Runs in the page. A Playwright query by role would make the browser style hidden elements too. */
function goBackToItsFrame(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => requestAnimationFrame(() => setTimeout(resolve)), { once: true });
    history.back();
  });
}
