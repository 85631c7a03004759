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

/** About as many as a chapter of 20 pages has, two at a time. */
const TURNS = 8;

/** Opens a chapter as a book and turns pages that are ready. */
export async function measureTurns(browser: Browser, url: string): Promise<TurnFigures> {
  const open = await openPage(browser, url, { throttling: THROTTLING, storage: readerWho('horizontal') });
  const { page } = open;
  await page.waitForSelector('[data-page="1"] img', { timeout: 120_000 });
  await watchDelays(open, '[data-mode="horizontal"]');
  const delays: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (!(await page.evaluate(hasNext))) break;
    await page.waitForFunction(isNextReady, undefined, { timeout: 60_000 });
    // The slide of the turn before is over.
    await page.waitForTimeout(600);
    const delay = await pressAndWait(open, 'ArrowRight');
    if (delay !== undefined) delays.push(delay);
  }
  await open.close();
  return { turnP50: percentile(delays, 0.5), turnP95: percentile(delays, 0.95) };
}

/** Runs in the page. What is not in sight on the stage is inert. */
function hasNext(): boolean {
  const pages = Array.from(document.querySelectorAll<HTMLElement>('[data-page]'));
  const last = Math.max(...pages.filter((page) => !page.closest('[inert]')).map(({ dataset }) => Number(dataset.page)));
  return pages.some(({ dataset }) => Number(dataset.page) === last + 1);
}

/** Runs in the page. */
function isNextReady(): boolean {
  const pages = Array.from(document.querySelectorAll<HTMLElement>('[data-page]'));
  const last = Math.max(...pages.filter((page) => !page.closest('[inert]')).map(({ dataset }) => Number(dataset.page)));
  const next = pages.filter(({ dataset }) => Number(dataset.page) === last + 1 || Number(dataset.page) === last + 2);
  return next.every((page) => page.querySelector('img')?.complete);
}
