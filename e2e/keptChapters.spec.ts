/** A reader keeps a chapter, the network goes for good, and the reader reads the chapter to its end. */
import { startTestSite } from '@komawari/tooling/testing/site';
import { test as base, expect } from './reader';
import { untilKept } from './untilKept';

const test = base.extend<object, { ownSite: { url: string; stop: () => Promise<void> } }>({
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this pattern, also for a fixture that uses no other
    async ({}, use) => {
      const { url, stop } = await startTestSite({ hasPages: true, settings: { KEEP_CHAPTERS: '1' } });
      await use({ url, stop });
      await stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: [async ({ ownSite }, use) => use(ownSite.url), { scope: 'worker' }],
});

test.use({ serviceWorkers: 'allow', mayPrint: /ERR_INTERNET_DISCONNECTED|Failed to load resource|language detection/ });

test('a kept chapter opens offline until it is removed', async ({ page, context, reader, shelf }) => {
  await reader.open(`/titles/${shelf.titleId}`);
  await page.getByRole('button', { name: 'Keep #001 on this device' }).click();
  await expect(page.getByRole('button', { name: 'Remove #001 from this device' })).toBeVisible();
  await untilKept(page);
  await reader.open('/favorited');
  await expect(page.getByRole('region', { name: 'Kept on this device' })).toContainText('Neon Harbor #001');
  // The viewer fetches what it needs besides the pages' files on first use.
  await reader.open(`/viewer/${shelf.chapterId}`);
  await expect(page.getByRole('img').first()).toBeVisible();

  await context.setOffline(true);
  await reader.open('/favorited');
  const list = page.getByRole('region', { name: 'Kept on this device' });
  await expect(list).toContainText('until');
  await list.getByRole('link', { name: 'Neon Harbor #001' }).click();
  const picture = page.getByRole('img').first();
  await expect(picture).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'End of #001' })).toBeVisible();

  await reader.open('/favorited');
  await list.getByRole('button', { name: 'Remove Neon Harbor #001 from this device' }).click();
  await expect(list).toBeHidden();
  await reader.open(`/viewer/${shelf.chapterId}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
