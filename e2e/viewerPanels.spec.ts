/** Everything that opens over a page: axe finds no violation, light or dark, on a phone and on a desktop. */
import type { Page } from '@playwright/test';
import { expect, test } from './reader';
import { violationsOn } from './violationsOn';

const KNOWN_ZONES = { hasSeenTapZones: true, defaults: {} };

interface Surface {
  name: string;
  open: (page: Page) => Promise<void>;
  close?: (page: Page) => Promise<void>;
}

const escape = (page: Page) => page.keyboard.press('Escape');
const dialog = (page: Page) => page.locator('dialog[open]');

/** A panel that its key opens. */
function panel(name: string, key: string): Surface {
  return {
    name,
    async open(page) {
      await page.keyboard.press(key);
      await expect(dialog(page)).toBeVisible();
    },
    async close(page) {
      await escape(page);
      await expect(dialog(page)).toHaveCount(0);
    },
  };
}

/** A tab of the settings, in the current direction. */
function settings(tab: string): Surface {
  const sheet = panel(`settings, ${tab}`, 'o');
  return {
    ...sheet,
    async open(page) {
      await sheet.open(page);
      await page.getByRole('tab', { name: tab }).click();
    },
  };
}

const SURFACES: readonly Surface[] = [
  { name: 'a strip with its bars', open: async (page) => expect(page.locator('[data-page="1"] img').first()).toBeVisible() },
  settings('Layout'),
  settings('Image'),
  settings('Controls'),
  panel('the chapters', 'n'),
  panel('the overview, by number', 'g'),
  panel('the overview', 't'),
  panel('the keys', '?'),
  panel('the menu of a page', 'e'),
  {
    name: 'the page in another language',
    async open(page) {
      await page.keyboard.press('e');
      await page.getByRole('button', { name: 'See this page in Español' }).click();
      await expect(page.getByText('This page in Español')).toBeVisible();
    },
    close: async (page) => page.getByRole('button', { name: 'Done' }).click(),
  },
  {
    name: 'pages with their slider',
    async open(page) {
      await page.keyboard.press('v');
      await expect(page.getByRole('slider', { name: 'Page' })).toBeVisible();
    },
  },
  {
    name: 'the guided view',
    async open(page) {
      await page.keyboard.press('p');
      // It says that it is on, or that this page has no clear panels. The second message can replace the first at once.
      const words = page.getByText(/^Panel by panel$|panels of this page are not clear|^Panel \d+ of/);
      await expect(words.or(page.locator('[data-panel]')).first()).toBeAttached();
    },
    close: async (page) => page.keyboard.press('p'),
  },
  {
    name: 'the last page, with its comments open',
    async open(page) {
      await page.keyboard.press('End');
      await page.getByText('Top comments').click();
      await expect(page.getByRole('region', { name: 'After the chapter' })).toBeVisible();
    },
  },
];

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    // Pictures and chapters that fail on purpose.
    test.use({ viewport, mayPrint: /Failed to load resource/ });

    test('the viewer and all its panels have no axe violations in light and dark', async ({ page, reader, shelf }) => {
      test.slow();
      await page.addInitScript((known) => {
        localStorage.setItem('viewerSettings', JSON.stringify(known));
        for (const [name, value] of Object.entries({ service: '"en"', gdpr: 'true', contentsV2: '["en","es"]' }))
          localStorage.setItem(name, value);
      }, KNOWN_ZONES);
      await reader.open(`/viewer/${shelf.chapterId}`);
      for (const { name, open, close } of SURFACES) {
        await test.step(name, async () => {
          await open(page);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            expect(await violationsOn(page), `${name}, ${colorScheme}`).toEqual([]);
          }
          await close?.(page);
        });
      }
    });

    test('error states have no axe violations', async ({ page, reader, shelf, context }) => {
      await page.route(/\/images\//, (route) => route.abort());
      await reader.open(`/viewer/${shelf.chapterId}`);
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      expect(await violationsOn(page), 'a page that failed to load').toEqual([]);
      await context.setOffline(true);
      await expect(page.getByText('You’re offline').first()).toBeVisible();
      expect(await violationsOn(page), 'offline').toEqual([]);
      await context.setOffline(false);
      await page.goto('/viewer/999999');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOn(page), `a chapter that cannot be opened, ${colorScheme}`).toEqual([]);
      }
    });
  });
}
