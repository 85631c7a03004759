/** A reader closes a book, and resumes it on another day at the same position. */
import { positionAtRest, positionInStrip } from './positionInStrip';
import { counterOf, expect, test } from './reader';

const DAY_MS = 86_400_000;

test('a chapter resumes a day later at the exact scroll position where it was closed', async ({
  page,
  reader,
  shelf,
  browser,
  site,
}) => {
  await reader.open(`/viewer/${shelf.chapterId}?p=3`);
  await expect(page.getByRole('img', { name: 'Page 3 of 5' })).toBeVisible();
  await page.mouse.move(720, 500);
  // Scrolls until the next page counts as current, with a part of this one still visible above it.
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(counterOf(page)).toHaveText('4 / 5', { timeout: 1000 });
  }).toPass();
  const position = await positionAtRest(page, shelf.titleId);
  expect(position).toBeLessThan(4);
  await expect(page).toHaveURL(/\?p=4$/);
  const storageState = await page.context().storageState();
  await page.context().close();

  const later = await browser.newContext({
    baseURL: site,
    storageState,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const tomorrow = await later.newPage();
  await tomorrow.clock.setFixedTime(Date.now() + DAY_MS);
  await tomorrow.goto(`/titles/${shelf.titleId}`);
  await tomorrow.getByRole('link', { name: 'Continue #001, page 4' }).click();
  await expect(tomorrow.getByRole('img', { name: 'Page 4 of 5' })).toBeVisible();
  await expect.poll(() => positionInStrip(tomorrow)).toBeCloseTo(position, 2);
  await expect(counterOf(tomorrow)).toHaveText('4 / 5');
  await later.close();
});
