import { chaptersOf, titleNamed } from '@komawari/tooling/testing/content';
import { counterOf, expect, test } from './reader';

/** The second of its three pages has three panels; the others have none. */
const TITLE = 'Moon Market';

test('the guided view shows a page panel by panel, and a page without clear panels whole', async ({ page, reader, site }) => {
  const [chapter] = await chaptersOf(await titleNamed(TITLE, site), site);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/manga_viewer')) asked.push(searchParams.get('img_quality'));
  });
  await reader.open(`/viewer/${chapter!.chapterId}`);
  const panel = page.locator('[data-panel]');
  const says = (words: string) => expect(page.getByText(words, { exact: true }).first()).toBeAttached();
  await expect(page.getByRole('img', { name: 'Page 1 of 3' })).toBeInViewport();

  await page.keyboard.press('p');
  await says('The panels of this page are not clear, so it is shown whole.');
  await says('Page 1 of 3, left to right');

  await page.keyboard.press('Space');
  await says('Page 2 of 3, left to right');
  expect(asked).not.toContain('super_high');
  // The worker needs a moment. Until it has analyzed the page, a step would turn the page.
  await expect(async () => {
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(page.getByText('Panel 1 of 3, page 2 of 3')).toBeAttached({ timeout: 500 });
  }).toPass();
  // It fills the stage in one dimension.
  const height = async () => (await panel.boundingBox())!.height;
  await expect.poll(height).toBeGreaterThan(800);
  // At this size it needs the best picture available; whole pages did not.
  await expect.poll(() => asked).toContain('super_high');

  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await says('Panel 3 of 3, page 2 of 3');
  await page.keyboard.press('Shift+Space');
  await says('Panel 2 of 3, page 2 of 3');

  // Zooms by hand and back.
  await page.keyboard.press('+');
  await expect.poll(height).toBeGreaterThan(1000);
  await page.keyboard.press('0');
  await expect.poll(height).toBeLessThan(900);

  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await says('Page 3 of 3, left to right');
  await page.keyboard.press('ArrowLeft');
  await says('Panel 3 of 3, page 2 of 3');

  await page.keyboard.press('p');
  await expect(panel).toHaveCount(0);
  await says('Whole pages');
});

test('the guided view shows single pages, and leaving it restores the two-page layout', async ({ page, reader, site }) => {
  const [chapter] = await chaptersOf(await titleNamed(TITLE, site), site);
  await page.addInitScript(() =>
    localStorage.setItem('viewerSettings', JSON.stringify({ hasSeenTapZones: true, defaults: { layout: 'double' } })),
  );
  await reader.open(`/viewer/${chapter!.chapterId}`);
  const counter = counterOf(page);
  await expect(page.getByRole('img', { name: 'Page 1 of 3' })).toBeInViewport();
  await page.keyboard.press('v');
  await expect(page.getByRole('slider', { name: 'Page' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText('2-3 / 3');

  await page.keyboard.press('p');
  await expect(counter).toHaveText('2 / 3');
  await expect(async () => {
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(page.getByText('Panel 1 of 3, page 2 of 3')).toBeAttached({ timeout: 500 });
  }).toPass();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Space');
  await expect(counter).toHaveText('3 / 3');

  await page.keyboard.press('p');
  await expect(counter).toHaveText('2-3 / 3');
});
