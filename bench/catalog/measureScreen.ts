import type { Browser } from '@playwright/test';
import { type OpenPage, openPage, settled } from '../browser/openPage';
import { retainedHeap } from '../browser/retainedHeap';
import { scrollThrough } from '../browser/scrollThrough';
import { untilNotStalled } from '../browser/untilNotStalled';
import { percentile } from '../report/percentile';

export interface ScreenRun {
  frameP50: number;
  frameP95: number;
  maxNodes: number;
  /** Megabytes. */
  heap: number;
  layoutShift: number;
}

/**
 * Faster than anyone reads. A list of 10,000 moves by some hundred pixels per frame. Heaps are compared after as many frames as
 * that takes.
 */
const SCROLL = { inside: 'main', step: 40, maxFrames: 600, minFrames: 550 };

/** Opens a screen, scrolls it from end to end, and measures what it retains. */
export function measureScreen(browser: Browser, url: string): Promise<ScreenRun> {
  return untilNotStalled(
    () => openPage(browser, url),
    async (open) => {
      await settled(open);
      return measureScrolling(open);
    },
  );
}

export async function measureScrolling(open: OpenPage): Promise<ScreenRun> {
  const { frames, maxNodes } = await scrollThrough(open, SCROLL);
  return {
    frameP50: percentile(frames, 0.5),
    frameP95: percentile(frames, 0.95),
    maxNodes,
    heap: await retainedHeap(open),
    layoutShift: await open.page.evaluate(() => window.benchNotes.layoutShift),
  };
}
