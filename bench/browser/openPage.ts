import type { Browser, CDPSession, Page } from '@playwright/test';
import { watchPage } from './watchPage';

export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  /** Addresses of all scripts that were asked for, each once. */
  scripts: () => string[];
  close: () => Promise<void>;
}

export interface PageOptions {
  /** How many times slower the processor is. */
  throttling?: number;
  /** What the reader's browser storage holds besides a language and the accepted notice. */
  storage?: Readonly<Record<string, string>>;
}

/** How much time nothing may change in before a page counts as complete. */
const QUIET_MS = 500;

/** Opens an address as a reader of the English site who was here before, with nothing in the browser's cache. */
export async function openPage(
  browser: Browser,
  url: string,
  { throttling = 1, storage = {} }: PageOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
  // Functions that are sent into the page carry a call of the compiler's that only exists here.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(fillStorage, { service: '"en"', contentsV2: '["en"]', gdpr: 'true', ...storage });
  await page.addInitScript(watchPage);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  return { page, cdp, scripts: () => [...scripts], close: () => context.close() };
}

/** Until the remote's page is there, nothing is loading, and the DOM has come to rest. */
export async function settled({ page }: OpenPage): Promise<void> {
  await page.waitForSelector('[data-status="ready"]', { state: 'attached', timeout: 120_000 });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 120_000 });
  await page.evaluate(untilQuiet, QUIET_MS);
}

function fillStorage(entries: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

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
