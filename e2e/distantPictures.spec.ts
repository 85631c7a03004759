/** Pictures that nobody sees yet do not make a server-rendered page's scripts wait (docs/decisions/0148). */
import { holdScripts } from './holdScripts';
import { expect, test, untilHydrated } from './reader';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/updates', '/titles/{id}']) {
  test(`${path} loads pictures below the screen when they are scrolled to, and the others after its scripts`, async ({
    page,
    reader,
    shelf,
  }) => {
    const release = await holdScripts(page);
    await reader.arrive(path.replace('{id}', String(shelf.titleId)));
    const pictures = page.getByRole('main').locator('img[loading="lazy"]');
    const waiting = pictures.and(page.locator(':not([src])'));
    const last = pictures.last();
    await expect(page.locator('template[data-scripts]')).not.toBeAttached();
    await expect(last).not.toHaveAttribute('src');
    // Playwright itself scrolls only to what is visible.
    await last.evaluate((picture) => picture.scrollIntoView());
    await expect(last).toHaveAttribute('src');
    await expect(last).toHaveJSProperty('complete', true);
    await expect(waiting).not.toHaveCount(0);
    release();
    await untilHydrated(page);
    await expect(waiting).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a title loads the thumbnails of its chapters', async ({ page, shelf }) => {
    await page.goto(`/titles/${shelf.titleId}`);
    const last = page.getByRole('main').locator('img[loading="lazy"]').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  });
});
