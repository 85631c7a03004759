/** A reader's history: kept without an account, paused, transferred to another browser. */
import { readFile } from 'node:fs/promises';
import { chaptersOf, titleNamed } from '@komawari/tooling/testing/content';
import type { Page } from '@playwright/test';
import { expect, type Reader, test, untilHydrated } from './reader';

async function readToTheEnd(page: Page, reader: Reader, chapterId: number): Promise<void> {
  await reader.open(`/viewer/${chapterId}`);
  await expect(page.getByText('Page 1 of 5')).toBeAttached();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/p=5/);
}

test('reading history is listed and can be moved to another browser with a file', async ({
  page,
  reader,
  shelf,
  browser,
  site,
}) => {
  await reader.open('/updates');
  await readToTheEnd(page, reader, shelf.chapterId);
  await reader.open(`/titles/${shelf.titleId}`);
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByRole('button', { name: 'In your favorites' })).not.toHaveAttribute('aria-busy', 'true');

  await reader.open('/updates');
  await page.getByRole('link', { name: 'All history' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(page.getByText('#001, read to the end').filter({ visible: true })).toBeVisible();
  // The next chapter was prefetched, but nobody has read it.
  await expect(page.getByText('#002').filter({ visible: true })).toHaveCount(0);

  const name = await page.getByRole('heading', { level: 3 }).getByRole('link').first().boundingBox();
  expect(name!.height).toBeGreaterThanOrEqual(24);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await downloading).path();
  const saved = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  expect(saved).toMatchObject({
    format: 'komawari-reading-history',
    version: 1,
    favorites: [{ titleId: shelf.titleId, name: 'Neon Harbor' }],
  });
  expect(JSON.stringify(saved)).not.toContain(
    await page.evaluate(() => JSON.parse(localStorage.getItem('sessionId')!) as string),
  );

  const other = await browser.newContext({ baseURL: site, serviceWorkers: 'block' });
  const elsewhere = await other.newPage();
  await elsewhere.addInitScript(() => {
    localStorage.setItem('service', '"en"');
    localStorage.setItem('contentsV2', '["en"]');
    localStorage.setItem('gdpr', 'true');
  });
  await elsewhere.goto('/history');
  await untilHydrated(elsewhere);
  await elsewhere
    .locator('input[type="file"]')
    .setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from('{\n"a": }') });
  await expect(elsewhere.getByRole('alert')).toHaveText('It is not JSON, or it was cut off: line 2 cannot be read.');
  await elsewhere.getByRole('button', { name: 'Cancel' }).click();
  await elsewhere.locator('input[type="file"]').setInputFiles(file);
  await elsewhere.getByRole('dialog', { name: 'Load this history?' }).getByRole('button', { name: 'Load', exact: true }).click();
  await expect(elsewhere.getByText('#001, read to the end')).toBeVisible();
  await elsewhere.goto('/favorited');
  await expect(elsewhere.getByRole('link', { name: 'Neon Harbor Aiko Marlowe' })).toBeVisible();
  await elsewhere.goto(`/titles/${shelf.titleId}`);
  await expect(elsewhere.getByRole('link', { name: 'Continue with #002' })).toBeVisible();
  await other.close();
});

test('a paused history shows a notice in every tab and records nothing, and UNDO restores cleared entries', async ({
  page,
  reader,
  shelf,
  context,
  site,
}) => {
  await reader.open('/updates');
  await readToTheEnd(page, reader, shelf.chapterId);
  await reader.open('/history');
  const second = await context.newPage();
  await second.addInitScript(() => {
    localStorage.setItem('service', '"en"');
    localStorage.setItem('contentsV2', '["en"]');
    localStorage.setItem('gdpr', 'true');
  });
  await second.goto('/history');
  await untilHydrated(second);
  await page.getByRole('switch', { name: 'Pause history' }).check();
  await expect(second.getByText('History is paused: nothing you read is remembered.')).toBeVisible();

  const before = await page.evaluate(() => [localStorage.getItem('readingProgress'), localStorage.getItem('readChapters')]);
  const [, next] = await chaptersOf(await titleNamed('Paper Tower', site), site);
  await second.goto(`/viewer/${next!.chapterId}`);
  await untilHydrated(second);
  await expect(second.getByText('History is paused: your place is not kept.')).toBeVisible();
  await second.keyboard.press('End');
  await expect(second).toHaveURL(/p=[2-9]/);
  expect(await page.evaluate(() => [localStorage.getItem('readingProgress'), localStorage.getItem('readChapters')])).toEqual(
    before,
  );

  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('You have not read anything yet.')).toBeVisible();
  await page.getByRole('button', { name: 'UNDO' }).click();
  await expect(page.getByText('#001, read to the end').filter({ visible: true })).toBeVisible();
});

test('search filters work with the keyboard, and going back restores them from the URL', async ({ page, reader }) => {
  await reader.open('/search_result?keyword=a');
  await expect(page.getByRole('group', { name: 'Author' })).toBeVisible();
  const status = page.getByRole('status').first();
  await expect(status).toHaveText(/\d/);
  const all = (await status.textContent())!;
  await expect(page.locator(':focus')).toHaveRole('searchbox');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveRole('checkbox');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/[?&]author=/);
  await expect(status).not.toHaveText(all);
  const count = await status.textContent();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/titles\/\d+/);
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: count! })).toBeAttached();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});
