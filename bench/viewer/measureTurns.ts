import type { Browser } from '@playwright/test';
import { pressAndWait, watchDelays } from '../browser/inputDelays';
import { openPage } from '../browser/openPage';
import { percentile } from '../report/percentile';
import { readerWho, THROTTLING } from './readerWho';

export interface TurnFigures {
  /** From the key to the paint of the page that it turned to, in milliseconds. */
  turnP50: number;
  turnP95: number;
}

/** As many as the shortest chapter has, two pages at a time. */
const TURNS = 8;

/** Opens a chapter as a book and turns pages that are ready. */
export async function measureTurns(browser: Browser, url: string): Promise<TurnFigures> {
  const open = await openPage(browser, url, { throttling: THROTTLING, storage: readerWho('horizontal') });
  const { page } = open;
  await page.waitForSelector('[data-page="1"] img', { timeout: 120_000 });
  await watchDelays(open, '[data-mode="horizontal"]');
  const delays: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Everything that stands ready beside the spread in sight is decoded, and nothing else is going on.
    await page.waitForFunction(() => !document.querySelector('[data-page]:not([data-state="ready"])'), undefined, { timeout: 60_000 });
    await page.waitForTimeout(600);
    const delay = await pressAndWait(open, 'ArrowRight');
    if (delay !== undefined) delays.push(delay);
  }
  await open.close();
  return { turnP50: percentile(delays, 0.5), turnP95: percentile(delays, 0.95) };
}
