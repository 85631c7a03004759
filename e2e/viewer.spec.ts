import type { Page } from '@playwright/test';
import { shakeReader } from '../bench/position/shakeReader';
import { expect, test } from './reader';

/** Steps of nine tenths of a screen, regardless of where panels begin. */
const PLAIN_STEPS = { hasSeenTapZones: true, defaults: { stopsAtPanels: false } };

async function openStrip(page: Page, open: () => Promise<void>): Promise<() => Promise<number>> {
  await page.addInitScript((settings) => localStorage.setItem('viewerSettings', JSON.stringify(settings)), PLAIN_STEPS);
  await open();
  await expect(page.getByRole('img', { name: 'Page 1 of 5' })).toBeVisible();
  // A tap that focuses the window does nothing else, and by then the bars from the opening are hidden.
  await expect(page.getByRole('group', { name: 'Chapter and settings' })).not.toHaveAttribute('data-visible');
  return () => page.evaluate(topOfStrip);
}

/** Runs in the page. */
function topOfStrip(): number {
  let element: Element | null = document.querySelector('[data-page]');
  while (element && getComputedStyle(element).overflowY !== 'auto') element = element.parentElement;
  return element!.scrollTop;
}

test.describe('a strip, with animations allowed', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('scrolls on for each of several fast clicks', async ({ page, reader, shelf }) => {
    const top = await openStrip(page, () => reader.open(`/viewer/${shelf.chapterId}`));
    for (let tap = 0; tap < 3; tap += 1) await page.mouse.click(720, 820);
    await expect.poll(top).toBe(3 * 0.9 * 900);
  });
});

test('dragging a strip with the mouse scrolls it and does not turn the page', async ({ page, reader, shelf }) => {
  const top = await openStrip(page, () => reader.open(`/viewer/${shelf.chapterId}`));
  await page.mouse.move(720, 700);
  await page.mouse.down();
  await page.mouse.move(720, 300, { steps: 8 });
  await page.mouse.up();
  await expect.poll(top).toBe(400);
});

test('the position survives changes of size, direction, pairs, fit, quality and language without layout shifts', async ({
  browser,
  shelf,
  site,
}) => {
  test.slow();
  const figures = await shakeReader(browser, { url: `${site}/viewer/${shelf.chapterId}`, pageCount: 5, seed: 7, count: 16 });
  expect(figures.changes).toBeGreaterThan(8);
  expect(figures).toMatchObject({ losses: [], blanks: 0, layoutShift: 0 });
});

test('a selected segment has the same colors with and without hover', async ({ page, reader, shelf }) => {
  await reader.open(`/viewer/${shelf.chapterId}`);
  await expect(page.getByRole('img', { name: 'Page 1 of 5' })).toBeVisible();
  await page.keyboard.press('o');
  const chosen = page.getByRole('group', { name: 'Reading direction' }).getByRole('radio', { name: 'Vertical' });
  await expect(chosen).toBeChecked();
  const colors = () =>
    chosen.evaluate((input) => {
      const { color, backgroundColor } = getComputedStyle(input.nextElementSibling!);
      return { color, backgroundColor };
    });
  const before = await colors();
  await chosen.hover();
  expect(await colors()).toEqual(before);
  expect(before.color).not.toBe(before.backgroundColor);
});

test('zooming a page beyond its pixels requests a better quality once and does not move the page', async ({
  page,
  reader,
  shelf,
}) => {
  await page.addInitScript(() => localStorage.setItem('viewerMode', '"horizontal"'));
  const asked: string[] = [];
  page.on('request', (request) => {
    const quality = /manga_viewer.*img_quality=(\w+)/.exec(request.url())?.[1];
    if (quality) asked.push(quality);
  });
  await reader.open(`/viewer/${shelf.chapterId}`);
  const box = page.locator('[data-page="1"]').first();
  await expect(box.locator('img').first()).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const place = await box.boundingBox();
  await expect.poll(() => asked).toContain('super_high');
  expect(await box.boundingBox()).toEqual(place);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  expect(asked.filter((quality) => quality === 'super_high')).toHaveLength(1);
});
