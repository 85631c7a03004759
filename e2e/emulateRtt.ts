import type { Page } from '@playwright/test';

/**
 * Simulates this distance from the site, whatever the load of this machine. A page requests fonts only where they arrive in time.
 * @param rtt milliseconds, as the browser estimates it
 */
export async function emulateRtt(page: Page, rtt: number): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Reflect.get(globalThis, 'NetworkInformation').prototype, 'rtt', { get: () => value });
    for (const end of ['connectEnd', 'responseStart'])
      Object.defineProperty(PerformanceNavigationTiming.prototype, end, { get: () => 0 });
  }, rtt);
}
