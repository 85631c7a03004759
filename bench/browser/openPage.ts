import type { Browser, CDPSession, Page } from '@playwright/test';
import { newReader, RETURNING_READER, type Storage } from './newReader';
import { untilAtRest } from './untilAtRest';
import { watchPage } from './watchPage';

export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  /** URLs of all requested scripts, each once. */
  scripts: () => string[];
  close: () => Promise<void>;
}

export interface PageOptions {
  /** How many times slower the processor is. */
  throttling?: number;
  /** The reader's browser storage, besides a language and the accepted notice. */
  storage?: Storage;
}

/** Opens a URL as a returning reader of the English site, with an empty browser cache. */
export async function openPage(
  browser: Browser,
  url: string,
  { throttling = 1, storage = {} }: PageOptions = {},
): Promise<OpenPage> {
  const viewport = { width: 1440, height: 900 };
  const context = await newReader(browser, { ...RETURNING_READER, ...storage }, { viewport });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
  await page.addInitScript(watchPage);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  return { page, cdp, scripts: () => [...scripts], close: () => context.close() };
}

/** Waits until the remote's page has loaded and no longer changes. */
export async function settled({ page }: OpenPage): Promise<void> {
  await page.waitForSelector('[data-status="ready"]', { state: 'attached', timeout: 120_000 });
  await untilAtRest(page);
}
