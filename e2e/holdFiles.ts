import type { Page } from '@playwright/test';

/** Lets files of these addresses wait until the function that it gives is called. */
export async function holdFiles(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, (route) => released.then(() => route.continue()));
  return release;
}
