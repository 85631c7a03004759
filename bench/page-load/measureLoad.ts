import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { newReader, type Storage } from '../browser/newReader';
import { retainedHeap } from '../browser/retainedHeap';
import { untilAtRest } from '../browser/untilAtRest';
import { watchPage } from '../browser/watchPage';
import { logNetwork, requestDepth, weighRequests } from './networkLog';
import { applyProfile, type Profile } from './profiles';
import { blockingTime, watchPaints } from './watchPaints';

/** One opening of one page. Times in milliseconds. */
export interface LoadFigures {
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  longestTask: number;
  /** Of a frame of more than 50 ms; 0 where there was none. What styles and layout take by themselves is in no script. */
  longestScript: number;
  layoutShift: number;
  requests: number;
  depth: number;
  scriptKib: number;
  allKib: number;
  /** What is left after collection, with the page still open. */
  heapMb: number;
}

export interface Opening {
  url: string;
  profile: Profile;
  /** What the reader's browser has kept of an earlier visit; a first visit has nothing. */
  storage: Storage;
  /** Opened twice, and measured at the second time: with everything in the browser's cache. */
  isWarm?: boolean;
}

/** How long nothing may be on its way before a page counts as complete. */
const QUIET_MS = 700;

/** Opens a page in a profile of its own and notes down how that went until it was complete. */
export async function measureLoad(browser: Browser, opening: Opening): Promise<LoadFigures> {
  const context = await newPhone(browser, opening.storage);
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

/** Whose browser has kept this and nothing else, on a phone of many readers, which has a touch screen. */
export function newPhone(browser: Browser, storage: Storage, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return newReader(browser, storage, { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, ...options });
}

async function measured(context: BrowserContext, { url, profile }: Opening): Promise<LoadFigures> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const network = logNetwork(cdp);
  await page.addInitScript(watchPage);
  await page.addInitScript(watchPaints);
  await applyProfile(cdp, profile);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await network.quiet(QUIET_MS);
  await untilAtRest(page);
  const { firstPaint, largestPaint, longestScript, layoutShift, longTasks } = await page.evaluate(() => ({
    ...window.paintNotes,
    ...window.benchNotes,
  }));
  const requests = network.requests();
  return {
    firstPaint,
    largestPaint,
    blockingTime: blockingTime(firstPaint, longTasks),
    longestTask: Math.max(0, ...longTasks.map(({ duration }) => duration)),
    longestScript,
    layoutShift,
    requests: requests.length,
    depth: requestDepth(requests),
    ...weighRequests(requests),
    heapMb: await retainedHeap({ cdp }),
  };
}
