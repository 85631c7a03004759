/** Pages are printed alone, dark on white, whatever the theme is. */
import { expect, test, untilHydrated } from './reader';
import { addressOf } from './routeTable';

test.use({ colorScheme: 'dark' });

for (const path of ['/titles/:titleId', '/manga_list/all', '/help', '/webview/faq/eng']) {
  test(`${path} is printed dark on white, without header, footer and notices`, async ({ page, site, shelf }) => {
    await page.context().addCookies([{ name: 'theme', value: 'dark', url: site }]);
    await page.goto(addressOf(path, shelf));
    await untilHydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const around = page.getByRole('banner').or(page.getByRole('contentinfo')).or(page.locator('[data-foot-notice]'));
    await expect(around.locator('visible=true')).toHaveCount(0);
    expect(await page.evaluate(stuckParts)).toEqual([]);
    const [paper, ink] = await page.evaluate(colorsOf);
    expect(paper).toBeGreaterThan(200);
    expect(ink).toBeLessThan(60);
  });
}

/** Fixed and sticky parts, which would be printed on each sheet, over the text. */
function stuckParts(): string[] {
  const parts = [...document.querySelectorAll('body *')].filter((part) => part.checkVisibility() && part.clientHeight > 0);
  return parts.filter((part) => /fixed|sticky/.test(getComputedStyle(part).position)).map(({ className }) => String(className));
}

/** How light the background and the text are. */
function colorsOf(): number[] {
  const lightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  const { backgroundColor, color } = getComputedStyle(document.body);
  return [lightness(backgroundColor), lightness(color)];
}
