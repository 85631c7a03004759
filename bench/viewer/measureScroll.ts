import type { Browser } from '@playwright/test';
import { type OpenPage, openPage } from '../browser/openPage';
import { retainedHeap } from '../browser/retainedHeap';
import { BrowserStalledError, droppedFrames, scrollThrough } from '../browser/scrollThrough';
import { scriptKibOf } from '../site/scriptKibOf';
import { readerWho, THROTTLING } from './readerWho';

export interface ScrollFigures {
  /** Milliseconds since the navigation began. */
  firstPage: number;
  frames: number;
  dropped: number;
  longTasks: number;
  longestTask: number;
  layoutShift: number;
  /** Megabytes. */
  decoded: number;
  heap: number;
  scriptKib: number;
}

/** A page in about six frames, ten pages a second: nobody reads so fast, and the viewer still has to keep up. */
const SCROLL = { inside: '[data-page]', step: 300 };

/** So often a browser may stall before it is no accident. */
const TRIES = 5;

/** Opens a chapter as a strip and scrolls it end to end; anew in a fresh page where the browser stalls, and says so. */
export async function measureScroll(browser: Browser, url: string): Promise<ScrollFigures> {
  for (let tried = 1; ; tried += 1) {
    const open = await openPage(browser, url, { throttling: THROTTLING, storage: readerWho('vertical') });
    try {
      return await scrollOnce(open);
    } catch (error) {
      if (!(error instanceof BrowserStalledError) || tried === TRIES) throw error;
      console.log(`${error.message} Once more (${tried + 1} of ${TRIES}) …`);
    } finally {
      await open.close();
    }
  }
}

async function scrollOnce(open: OpenPage): Promise<ScrollFigures> {
  const { page } = open;
  await page.waitForSelector('[data-page="1"] img', { timeout: 120_000 });
  const firstPage = await page.evaluate(paintedFirst);
  // The pages after it are fetched and decoded: what is measured is scrolling, not arriving.
  await page.waitForTimeout(3000);
  const run = await scrollThrough(open, SCROLL);
  return {
    firstPage,
    frames: run.frames.length,
    dropped: droppedFrames(run),
    longTasks: run.longTasks.length,
    longestTask: Math.max(0, ...run.longTasks),
    layoutShift: await page.evaluate(() => window.benchNotes.layoutShift),
    decoded: run.maxDecodedMegabytes,
    heap: await retainedHeap(open),
    scriptKib: await scriptKibOf('mf-viewer', open.scripts()),
  };
}

/** Runs in the page: when its first picture was decoded, and a frame with it painted. */
async function paintedFirst(): Promise<number> {
  await document.querySelector<HTMLImageElement>('[data-page="1"] img')?.decode();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now();
}
