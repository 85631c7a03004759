import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { blockingTime, watchLoading } from './loadInPage';
import { logNetwork, requestDepth, weighRequests } from './networkLog';
import { applyProfile, type Profile } from './profiles';

/** One opening of one page. Times in milliseconds. */
export interface LoadFigures {
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  requests: number;
  depth: number;
  scriptKib: number;
  allKib: number;
}

export interface Opening {
  url: string;
  profile: Profile;
  /** What the reader's browser has kept of an earlier visit; a first visit has nothing. */
  storage: Readonly<Record<string, string>>;
  /** Opened twice, and measured at the second time: with everything in the browser's cache. */
  isWarm?: boolean;
}

/** Who has chosen English and has seen the privacy notice. */
export const READER_OF_BEFORE = { service: '"en"', contentsV2: '["en"]', gdpr: 'true' } as const;

/** A phone of many readers. */
const VIEWPORT = { width: 390, height: 844 };

/** How long nothing may be on its way, and nothing may change, before a page counts as complete. */
const QUIET_MS = 700;

/** Opens a page in a profile of its own and notes down how that went until it was complete. */
export async function measureLoad(browser: Browser, opening: Opening): Promise<LoadFigures> {
  const context = await newReader(browser, opening.storage);
  try {
    if (opening.isWarm) {
      const first = await context.newPage();
      await first.goto(opening.url, { waitUntil: 'networkidle' });
      await first.close();
    }
    return await measured(context, opening);
  } finally {
    await context.close();
  }
}

/** A browser profile with nothing in it but this storage. */
export async function newReader(
  browser: Browser,
  storage: Opening['storage'],
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    ...more,
  });
  // Functions that are sent into the page carry a call of the compiler's that only exists here.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  return context;
}

async function measured(context: BrowserContext, { url, profile }: Opening): Promise<LoadFigures> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const network = logNetwork(cdp);
  await page.addInitScript(watchLoading);
  await applyProfile(cdp, profile);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await network.quiet(QUIET_MS);
  await untilStill(page);
  const notes = await page.evaluate(() => window.paintNotes);
  const requests = network.requests();
  return {
    firstPaint: notes.firstPaint,
    largestPaint: notes.largestPaint,
    blockingTime: blockingTime(notes),
    layoutShift: notes.layoutShift,
    requests: requests.length,
    depth: requestDepth(requests),
    ...weighRequests(requests),
  };
}

/** Until no remote is on its way any more and the document has come to rest. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-status="loading"], main [aria-busy="true"]'), undefined, {
    timeout: 120_000,
  });
  await page.evaluate(async (quietMs) => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, quietMs);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, quietMs);
      });
      observer.observe(document.body, { childList: true, subtree: true });
      // What changes for ever (a carousel) is not waited for.
      setTimeout(resolve, quietMs * 6);
    });
  }, QUIET_MS);
}
