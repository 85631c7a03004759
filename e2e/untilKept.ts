import { expect, type Page } from '@playwright/test';

/** Waits until the service worker controls the page and has cached all that the site's pages need. */
export async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const documents = await caches.open('komawari-documents');
      return navigator.serviceWorker.controller !== null && (await documents.keys()).length === 1;
    });
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
}
