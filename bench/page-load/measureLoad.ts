import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { newReader, type Storage } from '../browser/newReader';
import { retainedHeap } from '../browser/retainedHeap';
import { untilAtRest } from '../browser/untilAtRest';
import { watchPage } from '../browser/watchPage';
import { logNetwork, requestDepth, weighRequests } from './networkLog';
import { applyProfile, type Profile } from './profiles';
import { blockingTime, watchPaints } from './watchPaints';

/** One load of one page. Times in milliseconds. */
export interface LoadFigures {
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  longestTask: number;
  /**
   * The longest script in a frame of more than 50 ms; 0 if there was none. Style and layout that no script forced do not count.
   */
  longestScript: number;
  /** When React had hydrated the whole page; NaN for a page that the server did not render. */
  hydrated: number;
  layoutShift: number;
  requests: number;
  depth: number;
  scriptKib: number;
  allKib: number;
  /** What is left after garbage collection, with the page still open. */
  heapMb: number;
}

export interface Opening {
  url: string;
  profile: Profile;
  /** Browser storage from an earlier visit; empty for a first visit. */
  storage: Storage;
  /** Opened twice, and measured the second time, with everything in the browser's cache. */
  isWarm?: boolean;
}

/** A page counts as complete when no request was open for this long. */
const QUIET_MS = 700;

/** Opens a page in its own profile, and measures it until it is complete. */
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

/** A reader with only this storage, on a common phone with a touch screen. */
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
  const { firstPaint, largestPaint, longestScript, hydrated, layoutShift, longTasks } = await page.evaluate(() => ({
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
    hydrated,
    layoutShift,
    requests: requests.length,
    depth: requestDepth(requests),
    ...weighRequests(requests),
    heapMb: await retainedHeap({ cdp }),
  };
}
