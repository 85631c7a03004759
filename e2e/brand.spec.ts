/** The site of another publisher: its name, logo and colors on the page, in both themes, offline, and in shared previews. */
import { join } from 'node:path';
import { startTestSite } from '@komawari/tooling/testing/site';
import type { Page } from '@playwright/test';
import { test as base, expect } from './reader';
import { untilKept } from './untilKept';
import { violationsOn } from './violationsOn';

const NIGHTJAR = join(import.meta.dirname, '../server/src/testing/nightjar');

const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this pattern, also for a fixture that uses no other
    async ({}, use) => {
      const site = await startTestSite({ hasPages: true, settings: { BRAND: NIGHTJAR } });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.use({ serviceWorkers: 'allow', mayPrint: /ERR_INTERNET_DISCONNECTED|Failed to load resource|language detection/ });

/** The styles that the page renders with. */
function look(page: Page) {
  return page.evaluate(() => {
    const logo = document.querySelector('header a > span')!;
    const { width, height } = logo.getBoundingClientRect();
    return {
      paper: getComputedStyle(document.body).backgroundColor,
      heading: getComputedStyle(document.querySelector('h1, h2')!).fontFamily.split(',')[0],
      logo: getComputedStyle(logo).backgroundImage.includes('%230b6e5c') ? 'light' : 'dark',
      ratio: width / height,
    };
  });
}

const LIGHT = { paper: 'rgb(241, 247, 245)', heading: 'Georgia', logo: 'light', ratio: 3 };
const DARK = { paper: 'rgb(13, 22, 20)', heading: 'Georgia', logo: 'dark', ratio: 3 };

test('another brand has its own name, logo and colors in both themes, and offline', async ({ page, context, reader }) => {
  await reader.open('/updates');
  const home = page.getByRole('banner').getByRole('link', { name: 'Nightjar Comics, home' });
  await expect(home).toBeVisible();
  await expect(page).toHaveTitle('Updates | Nightjar Comics');
  expect(await look(page)).toEqual(LIGHT);
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(() => look(page)).toEqual(DARK);
  expect(await violationsOn(page)).toEqual([]);

  await untilKept(page);
  await page.reload();
  await expect(page.locator('main h2').first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(home).toBeVisible();
  await expect.poll(() => look(page)).toEqual(DARK);
});
