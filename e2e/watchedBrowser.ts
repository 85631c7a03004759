/** Applies to every page of every journey: it is as slow as the run asks for, and its console output is recorded. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** How many times slower than this machine the browser's processor is (`npm test -- e2e --slow`). */
export const SLOWDOWN = Number(process.env.KOMAWARI_SLOWDOWN ?? 1);

/**
 * What Chromium and Playwright print about themselves: service workers are off, a preload was unused for too long on a busy
 * machine, and the language detection model is missing.
 */
const OF_THE_BROWSER = /preloaded using link preload but not used|language detection model|registration blocked by Playwright/;

/** The shell's message for a page that took more than its ten seconds, which can happen in a slow run. */
const OF_SLOWNESS = SLOWDOWN > 1 ? /did not arrive in \d+ ms/ : undefined;

/**
 * Makes every context of this browser, whoever opens it, slow its pages down and record the warnings and errors on their
 * consoles.
 */
export function watchBrowser(browser: Browser, printed: string[]): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    watchContext(context, printed);
    return context;
  };
}

function watchContext(context: BrowserContext, printed: string[]): void {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    if (SLOWDOWN > 1) await slowDown(page);
    return page;
  };
  context.on('weberror', (error) => printed.push(`${error.page()?.url()}: ${error.error().message}`));
  context.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type()) || OF_THE_BROWSER.test(message.text())) return;
    if (OF_SLOWNESS?.test(message.text())) return;
    printed.push(`${message.location().url}: ${message.text()}`);
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
