/**
 * A remote that fails does not break the site. The matrix combines each remote, each fault, and two moments: the start and
 * mid-visit.
 * In every cell the rest of the site works, the reader sees an error in their language, and the page appears once the cause is
 * gone.
 * `npm test` runs half of the cells, so that each fault meets two remotes. FAULTS=all runs all of them.
 */
import type { Page } from '@playwright/test';
import catalogRu from '../mf-catalog/src/locales/ru.json' with { type: 'json' };
import viewerRu from '../mf-viewer/src/locales/ru.json' with { type: 'json' };
import ru from '../shell/src/locales/ru.json' with { type: 'json' };
import { FAULTS } from './faults';
import { expect, test } from './reader';
import { mountedPage, REMOTE_PAGES, type RemotePage } from './remotePages';

// The browser reports what is missing or corrupt, and so does the shell.
test.use({ mayPrint: /./ });

const isWhole = process.env.FAULTS === 'all';

for (const [column, subject] of REMOTE_PAGES.entries()) {
  const neighbor = REMOTE_PAGES.findLast(
    ({ remote }) => remote !== subject.remote && ['mf_catalog', 'mf_engagement'].includes(remote),
  )!;

  for (const fault of FAULTS.filter((_, row) => isWhole || (row + column) % 2 === 0)) {
    test(`${subject.folder} ${fault.name} at the start: shows an error and recovers on retry`, async ({
      page,
      reader,
      shelf,
    }) => {
      await page.clock.install();
      const { begin, end } = await fault.prepare(page, subject);
      await begin();
      await reader.arrive(subject.path(shelf), 'ru');
      await expectFailureInRussian(page);
      await retryAndExpect(page, subject, end);
    });

    test(`${subject.folder} ${fault.name} in mid-visit: shows an error, the rest works, and it recovers on retry`, async ({
      page,
      reader,
      shelf,
    }) => {
      await page.clock.install();
      const { begin, end } = await fault.prepare(page, subject);
      await reader.open(neighbor.path(shelf), 'ru');
      await begin();
      await reader.goOn(subject.path(shelf));
      await expectFailureInRussian(page);
      // Meanwhile, the rest of the site works.
      await reader.goOn(neighbor.path(shelf));
      await expect(mountedPage(page, neighbor.remote)).toBeAttached();
      await reader.goOn(subject.path(shelf));
      await expectFailureInRussian(page);
      await retryAndExpect(page, subject, end);
    });
  }
}

const [catalog] = REMOTE_PAGES;

test('a remote that was down loads by itself once it is back, without a retry or a reload', async ({ page, reader, shelf }) => {
  await page.clock.install();
  const { begin, end } = await FAULTS.find(({ name }) => name === 'is down')!.prepare(page, catalog!);
  await begin();
  await reader.arrive(catalog!.path(shelf), 'ru');
  await expectFailureInRussian(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await end();
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(mountedPage(page, catalog!.remote)).toBeAttached({ timeout: 1_000 });
  }).toPass();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});

test('a remote shows an error when the composition with its hashes fails to load, and recovers on retry', async ({
  page,
  reader,
  shelf,
}) => {
  await page.clock.install();
  await page.route('**/-/composition/*', (route) => route.abort('connectionrefused'));
  await reader.open('/help', 'ru');
  await reader.goOn(catalog!.path(shelf));
  await expectFailureInRussian(page);
  await retryAndExpect(page, catalog!, () => page.unroute('**/-/composition/*'));
});

test('a share sheet that fails to load shows an error and opens on the next click', async ({ page, reader, shelf }) => {
  await page.route('**/share-sheet.*.js', (route) => route.abort('connectionrefused'));
  await reader.open(`/titles/${shelf.titleId}`, 'ru');
  const share = page.getByRole('button', { name: catalogRu['catalog.share.share'] });
  await share.click();
  await expect(page.getByRole('alert').getByText(catalogRu['catalog.loadError.offlineText'])).toBeVisible();
  await page.unroute('**/share-sheet.*.js');
  await share.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: catalogRu['catalog.share.copyLink'] })).toBeVisible();
  await expect(page.getByText(catalogRu['catalog.loadError.offlineText'])).not.toBeAttached();
});

test('a menu that fails to load shows an error below its button and opens on the next click', async ({ page, reader }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/shell/*/shell-panels.*', (route) => route.abort('connectionrefused'));
  await reader.open('/help', 'ru');
  const menu = page.getByRole('banner').getByRole('button', { name: ru['shell.header.menu'] });
  await menu.click();
  await expect(page.getByRole('alert').getByText(ru['shell.errors.offlineText'])).toBeVisible();
  await page.unroute('**/shell/*/shell-panels.*');
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: ru['shell.menu.history'] })).toBeVisible();
  await expect(page.getByText(ru['shell.errors.offlineText'])).not.toBeAttached();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('a viewer panel that fails to load announces the error and opens on the next key press', async ({ page, reader, shelf }) => {
  await page.route('**/remotes/mf-viewer/*/later.*', (route) => route.abort('connectionrefused'));
  await reader.open(`/viewer/${shelf.chapterId}`, 'ru');
  await page.keyboard.press('n');
  await expect(page.getByRole('status').getByText(viewerRu['viewer.lazy.panelNotLoaded'])).toBeVisible();
  await page.unroute('**/remotes/mf-viewer/*/later.*');
  await page.keyboard.press('n');
  await expect(page.locator('dialog[open]').getByRole('heading', { level: 2 })).toBeVisible();
});

/**
 * The page gives up on a request that hangs after its own deadlines. The test advances its clock, so that nobody waits for them.
 */
async function expectFailureInRussian(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('alert').getByText(ru['shell.layout.failedTitle'])).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** The retry shows the page, in the document that was loaded at the start. The page may have appeared by itself before that. */
async function retryAndExpect(page: Page, { remote }: RemotePage, end: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await end();
  const retry = page.getByRole('alert').getByRole('button', { name: ru['shell.layout.retry'] });
  const content = mountedPage(page, remote);
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(content).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await expect(content.getByRole('heading', { level: 1 }).or(content.getByRole('img')).first()).toBeAttached();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
}
