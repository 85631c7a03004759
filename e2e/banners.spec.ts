/** The banners of Home (docs/specification.md §9): they change by themselves while somebody sees them. */
import en from '../mf-catalog/src/locales/en.json' with { type: 'json' };
import { expect, test } from './reader';

/** Longer than a banner stays. */
const WHILE_MS = 6_000;

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });

test('banners rotate while they are on the screen and pause when they are scrolled out of view', async ({ page, reader }) => {
  await page.clock.install();
  await reader.open('/updates');
  const carousel = page.getByRole('region', { name: en['catalog.banners.label'], exact: true });
  await expect(carousel).toHaveAttribute('data-playing', 'true');
  await page.clock.fastForward(WHILE_MS);
  await expect(carousel.locator('button[aria-current]').nth(1)).toHaveAttribute('aria-current', 'true');

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-playing', 'false');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-playing', 'true');
});
