import type { Browser } from '@playwright/test';
import { type OpenPage, openPage } from '../browser/openPage';
import { retainedHeap } from '../browser/retainedHeap';
import { droppedFrames, scrollThrough } from '../browser/scrollThrough';
import { untilNotStalled } from '../browser/untilNotStalled';
import { scriptKibOf } from '../site/scriptKibOf';
import { readerStorage, THROTTLING } from './readerStorage';

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

/**
 * A page takes about six frames, ten pages a second. Nobody reads so fast, but the viewer must keep up. A thousand pages take
 * some 3,900 frames, after which heaps are compared.
 */
const SCROLL = { inside: '[data-page]', step: 300, minFrames: 3800 };

/** Opens a chapter as a strip and scrolls it from end to end. */
export function measureScroll(browser: Browser, url: string): Promise<ScrollFigures> {
  const open = () => openPage(browser, url, { throttling: THROTTLING, storage: readerStorage('vertical') });
  return untilNotStalled(open, scrollOnce);
}

async function scrollOnce(open: OpenPage): Promise<ScrollFigures> {
  const { page } = open;
  await page.waitForSelector('[data-page="1"] img', { timeout: 120_000 });
  const firstPage = await page.evaluate(paintedFirst);
  // Waits until the next pages are fetched and decoded: this measures scrolling, not loading.
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

/** Runs in the page: returns when its first picture was decoded, and a frame with it painted. */
async function paintedFirst(): Promise<number> {
  await document.querySelector<HTMLImageElement>('[data-page="1"] img')?.decode();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now();
}
