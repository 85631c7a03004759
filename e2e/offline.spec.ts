/**
 * A reader on a train: the network goes, the site stays. Actions without a network are sent when it is back, and a new version
 * waits.
 */
import { chaptersOf, titleNamed } from '@komawari/tooling/testing/content';
import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from './reader';
import { untilKept } from './untilKept';

test.use({ serviceWorkers: 'allow', mayPrint: /ERR_INTERNET_DISCONNECTED|Failed to load resource|language detection/ });

/** The API answers in the worker's cache. */
function keptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answers = await caches.open('komawari-answers');
    return (await answers.keys()).map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until the worker has everything that the page was rendered from. */
async function untilAnswersAreKept(page: Page): Promise<void> {
  const rendered = JSON.parse((await page.locator('#komawari-rendered').textContent()) ?? '');
  const addresses = Object.keys(rendered.answers).map((address) => `/api${address.split('?')[0]}`);
  await expect.poll(() => keptAnswers(page)).toEqual(expect.arrayContaining(addresses));
}

test('visited screens open offline, and others show an offline message in the reader’s language', async ({
  page,
  context,
  reader,
  shelf,
}) => {
  await reader.open(`/titles/${shelf.russianTitleId}`, 'ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Неоновая гавань');
  await untilKept(page);
  // The first page loaded before its worker started.
  await untilAnswersAreKept(page);
  await page.getByRole('button', { name: 'В избранное', exact: true }).click();
  await expect(page.getByRole('button', { name: 'В избранном' })).toBeVisible();
  await reader.open('/updates');
  await untilAnswersAreKept(page);
  await reader.open('/favorited');
  await expect(page.getByRole('link', { name: 'Неоновая гавань Айко Марлоу' })).toBeVisible();

  await context.setOffline(true);

  await test.step('visited screens open after a reload and after navigation', async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Неоновая гавань Айко Марлоу' })).toBeVisible();
    await reader.open(`/titles/${shelf.russianTitleId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Неоновая гавань');
    const cover = page.locator('main img').first();
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await reader.open('/updates');
    await expect(page.locator('main h2').first()).toBeVisible();
    await reader.open('/history');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a cover loads in a size that is not in the cache', async () => {
    await reader.open('/favorited');
    const cover = page.getByRole('link', { name: 'Неоновая гавань Айко Марлоу' }).locator('img');
    const other = await cover.evaluate(async (shown: HTMLImageElement) => {
      const image = new Image();
      // The server does not have this size. The page of a wider screen would request an existing one.
      image.src = `${shown.currentSrc.split('?')[0]}?w=1`;
      await image.decode();
      return image.naturalWidth;
    });
    expect(other).toBeGreaterThan(0);
  });

  await test.step('a page that was never visited loads by itself when the connection is back', async () => {
    await reader.open(`/titles/${shelf.titleId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Нет соединения' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neon Harbor');
  });
});

test('a favorite that is added offline is sent once when the connection is back', async ({ page, context, reader, site }) => {
  const { titleId } = await titleNamed('Paper Tower', site);
  const sent: string[] = [];
  // Counts responses, because the browser also tries to send while there is no network.
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'PUT' && request.serviceWorker()) sent.push(new URL(request.url()).search);
  });
  await reader.open(`/titles/${titleId}`);
  await untilKept(page);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByRole('button', { name: 'In your favorites' })).toBeEnabled();
  sent.length = 0;

  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => sent).toEqual([`?title_id=${titleId}`]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'In your favorites' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a chapter that is not cached shows an error with a retry while offline', async ({ page, context, reader, shelf, site }) => {
  const [, second] = await chaptersOf(await titleNamed('Neon Harbor', site), site);
  await reader.open(`/viewer/${shelf.chapterId}`);
  await expect(page.getByRole('img').first()).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await reader.open(`/viewer/${second!.chapterId}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
