import type { Page } from '@playwright/test';

/** A page counts as complete when nothing has changed for this long. */
const QUIET_MS = 500;

/** Waits until nothing on the page is loading, its fonts are there, and its DOM no longer changes. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-status="loading"], [aria-busy="true"]'), undefined, {
    timeout: 120_000,
  });
  await page.evaluate(untilQuiet, QUIET_MS);
}

/** Runs in the page. */
async function untilQuiet(quietMs: number): Promise<void> {
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    let timer = setTimeout(done, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    // Does not wait for something that always changes, such as a carousel.
    const limit = setTimeout(done, quietMs * 10);
    function done() {
      clearTimeout(timer);
      clearTimeout(limit);
      observer.disconnect();
      resolve();
    }
  });
}
