/** Text at twice its size, and spaced text, in everything that opens over a page on a phone. */
import type { Page } from '@playwright/test';
import { layoutFaults } from './layoutFaults';
import { expect, type Shelf, test } from './reader';
import { SPACED_TEXT } from './spacedText';
import { storePosition } from './storePosition';

interface Panel {
  name: string;
  path: (shelf: Shelf) => string;
  open: (page: Page) => Promise<void>;
}

const onTitle = ({ russianTitleId }: Shelf) => `/titles/${russianTitleId}`;
const inChapter = ({ russianChapterId }: Shelf) => `/viewer/${russianChapterId}`;

function byButton(name: string): Panel['open'] {
  return (page) => page.getByRole('button', { name, exact: true }).click();
}

/** A tab of the reading settings. */
function settingsTab(index: number): Panel['open'] {
  return async (page) => {
    await page.keyboard.press('o');
    await page.getByRole('tab').nth(index).click();
  };
}

const PANELS: readonly Panel[] = [
  { name: 'the menu', path: onTitle, open: byButton('Меню') },
  { name: 'sharing', path: onTitle, open: byButton('Поделиться') },
  { name: 'the settings, layout', path: inChapter, open: settingsTab(0) },
  { name: 'the settings, image', path: inChapter, open: settingsTab(1) },
  { name: 'the settings, controls', path: inChapter, open: settingsTab(2) },
  { name: 'the chapters', path: inChapter, open: (page) => page.keyboard.press('n') },
  { name: 'the overview', path: inChapter, open: (page) => page.keyboard.press('g') },
  { name: 'the keys', path: inChapter, open: (page) => page.keyboard.press('?') },
];

test.use({ viewport: { width: 390, height: 844 } });

for (const { name, path, open } of PANELS) {
  test(`${name}: all of it fits a phone at twice the font size and with spaced text`, async ({ page, reader, shelf }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await reader.open(path(shelf), 'ru');
    await open(page);
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await faultsOfPanel(page)).toEqual([]);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, SPACED_TEXT);
    expect(await faultsOfPanel(page)).toEqual([]);
  });
}

test('a question in a dialog can be read and answered on the smallest phone at twice the font size', async ({
  page,
  reader,
  shelf,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addInitScript(storePosition, shelf);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await reader.open('/history', 'ru');
  await page.getByRole('button', { name: 'Очистить всё' }).click();
  const dialog = page.getByRole('dialog', { name: 'Очистить историю?' });
  const text = dialog.getByText('Сохранённое место в 1 тайтле будет удалено.');
  await text.scrollIntoViewIfNeeded();
  await expect(text).toBeInViewport({ ratio: 0.9 });
  const answer = dialog.getByRole('button', { name: 'Очистить всё' });
  await answer.scrollIntoViewIfNeeded();
  await expect(answer).toBeInViewport({ ratio: 1 });
  await answer.click();
  await expect(page.getByText('История очищена')).toBeVisible();
});

/** The layout errors of a page with an open panel. A part beyond the panel's sides is one too, even if it scrolls sideways. */
async function faultsOfPanel(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const beyond = await page.locator('dialog[open]').evaluate((panel) => {
    const { left, right } = panel.getBoundingClientRect();
    const controls = [...panel.querySelectorAll('button, a, label, input')].filter((part) => part.checkVisibility());
    const out = controls.filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    });
    return out.map((part) => `beyond the panel: ${part.ariaLabel ?? part.textContent}`);
  });
  return [...beyond, ...(await layoutFaults(page))];
}
