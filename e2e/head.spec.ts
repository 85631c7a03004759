/** The document's head describes the page that is shown: the first one, and those that the reader goes on to. */
import type { Page } from '@playwright/test';
import ru from '../shell/src/locales/ru.json' with { type: 'json' };
import { expect, test } from './reader';

function head(page: Page) {
  const content = (selector: string) => page.locator(`head > ${selector}`);
  return {
    canonical: content('link[rel="canonical"]'),
    description: content('meta[name="description"]'),
    picture: content('meta[property="og:image"]'),
    feeds: content('link[rel="alternate"][type]'),
  };
}

test('after each navigation the head describes the current page and not the previous one', async ({
  page,
  reader,
  shelf,
  site,
}) => {
  const { canonical, description, picture, feeds } = head(page);
  await reader.open('/updates');
  await expect(canonical).toHaveAttribute('href', `${site}/updates`);
  await expect(description).toHaveAttribute('content', /^Read serialized comics/);

  await reader.goOn(`/titles/${shelf.titleId}`);
  await expect(canonical).toHaveAttribute('href', `${site}/titles/${shelf.titleId}`);
  await expect(page).toHaveTitle(/^Neon Harbor – .* \| Komawari$/);
  await expect(picture).toHaveAttribute('content', /\/images\//);
  await expect(feeds.first()).toHaveAttribute('href', `/feeds/titles/${shelf.titleId}/chapters.atom`);

  await reader.goOn('/help');
  await expect(canonical).toHaveAttribute('href', `${site}/help`);
  await expect(description).toHaveCount(1);
  await expect(feeds).toHaveCount(0);
  await expect(picture).toHaveAttribute('content', `${site}/share.png`);
});

test('a URL with a lang parameter opens in that language, also for a reader of another language', async ({
  page,
  reader,
  site,
}) => {
  await reader.open('/about_us?lang=ru', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru['shell.aboutUs.title']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(head(page).canonical).toHaveAttribute('href', `${site}/about_us?lang=ru`);
});
