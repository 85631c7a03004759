import type { Page } from '@playwright/test';

/** How much time nothing may change in before a page counts as complete. */
const QUIET_MS = 500;

/** Until nothing on the page is loading any more, its letters are there, and its DOM has come to rest. */
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
    // What changes for ever (a carousel) is not waited for.
    const limit = setTimeout(done, quietMs * 10);
    function done() {
      clearTimeout(timer);
      clearTimeout(limit);
      observer.disconnect();
      resolve();
    }
  });
}
