import type { Browser, CDPSession, Page } from '@playwright/test';
import { newReader, READER_OF_BEFORE, type Storage } from './newReader';
import { untilAtRest } from './untilAtRest';
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
  storage?: Storage;
}

/** Opens an address as a reader of the English site who was here before, with nothing in the browser's cache. */
export async function openPage(
  browser: Browser,
  url: string,
  { throttling = 1, storage = {} }: PageOptions = {},
): Promise<OpenPage> {
  const viewport = { width: 1440, height: 900 };
  const context = await newReader(browser, { ...READER_OF_BEFORE, ...storage }, { viewport });
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

/** Until the remote's page is there and has come to rest. */
export async function settled({ page }: OpenPage): Promise<void> {
  await page.waitForSelector('[data-status="ready"]', { state: 'attached', timeout: 120_000 });
  await untilAtRest(page);
}
