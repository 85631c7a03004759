import type { Browser } from '@playwright/test';
import { percentile } from '../report/percentile';
import { openPage } from './openPage';
import { scrollThrough } from './scrollThrough';

/** How an empty page performs on this machine. */
export interface BlankRun {
  frameP50: number;
  frameP95: number;
  longTasks: number;
}

/** Scrolls a page that is as empty as possible. No measured page can do better than this one. */
export async function measureBlank(browser: Browser, site: string, throttling: number): Promise<BlankRun> {
  const open = await openPage(browser, `${site}/healthz`, { throttling });
  await open.page.waitForLoadState();
  await open.page.evaluate(() => (document.body.style.height = '20000px'));
  const { frames, longTasks } = await scrollThrough(open, { inside: 'body', step: 60 });
  await open.close();
  return { frameP50: percentile(frames, 0.5), frameP95: percentile(frames, 0.95), longTasks: longTasks.length };
}
