import type { Page } from '@playwright/test';

/** Delays files with these URLs until the returned function is called. */
export async function holdFiles(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, (route) => released.then(() => route.continue()));
  return release;
}
