/** The promo of a region (docs/specification.md §2, §9): between its dates in 2021, at most once a day. */
import es from '../mf-viewer/src/locales/es.json' with { type: 'json' };
import shellEs from '../shell/src/locales/es.json' with { type: 'json' };
import { expect, test } from './reader';

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2021, 6, 15, 12);

test.describe('the promo, for a reader in Mexico', () => {
  test.use({ extraHTTPHeaders: { 'x-region': 'MX' } });

  test('is shown once a day in the language of the site until the end of the campaign, and can be closed', async ({
    page,
    reader,
    shelf,
  }) => {
    const promo = page.getByRole('dialog', { name: es['viewer.promo.heading'] });
    const visit = async (at: number) => {
      await page.clock.setFixedTime(at);
      await reader.open(`/viewer/${shelf.chapterId}`, 'es');
      await expect(page.locator('[data-page="1"] img').first()).toBeVisible();
    };
    await visit(NOON);
    await expect(promo.getByText(es['viewer.promo.body'])).toBeVisible();
    await expect(promo.getByRole('link', { name: es['viewer.promo.app'] })).toHaveAttribute('href', /^https:/);
    await promo.getByRole('button', { name: es['viewer.promo.close'] }).click();
    await expect(promo).toHaveCount(0);

    await visit(NOON + 23 * HOUR_MS);
    await expect(promo).toHaveCount(0);
    await visit(NOON + 24 * HOUR_MS);
    await expect(promo).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(promo).toHaveCount(0);

    // The campaign is over.
    await visit(Date.UTC(2022, 0, 15));
    await expect(promo).toHaveCount(0);
  });
});

test.describe('the promo, on a first visit from Mexico', () => {
  test.use({ extraHTTPHeaders: { 'x-region': 'MX' }, locale: 'es-MX' });

  test('is shown after the privacy notice and not together with it', async ({ page, shelf }) => {
    await page.clock.setFixedTime(NOON);
    await page.goto(`/viewer/${shelf.chapterId}`);
    await expect(page.locator('[data-page="1"] img').first()).toBeVisible();
    // The button appears and disappears with the bars of the page.
    const accept = page.getByText(shellEs['shell.gdpr.accept'], { exact: true });
    await expect(accept).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await accept.dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: es['viewer.promo.heading'] })).toBeVisible();
  });
});

test.describe('the promo, for a reader in Germany', () => {
  test.use({ extraHTTPHeaders: { 'x-region': 'DE' } });

  test('is not shown', async ({ page, reader, shelf }) => {
    await page.clock.setFixedTime(NOON);
    await reader.open(`/viewer/${shelf.chapterId}`, 'es');
    await expect(page.locator('[data-page="1"] img').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
