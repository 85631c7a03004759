import type { Page } from '@playwright/test';

/**
 * Puts a reader so far away from the site, whatever this machine is busy with: a page asks for letters where they come in time.
 * @param rtt milliseconds, as the browser has found out
 */
export async function beAway(page: Page, rtt: number): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Reflect.get(globalThis, 'NetworkInformation').prototype, 'rtt', { get: () => value });
    for (const end of ['connectEnd', 'responseStart'])
      Object.defineProperty(PerformanceNavigationTiming.prototype, end, { get: () => 0 });
  }, rtt);
}
