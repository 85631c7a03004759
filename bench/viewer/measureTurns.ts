import type { Browser, Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { pressAndPresent, watchPresented } from '../browser/presentedDelays';
import { percentile } from '../report/percentile';
import { readerStorage, THROTTLING } from './readerStorage';

export interface TurnFigures {
  /** Milliseconds from the key to the first frame on the screen in which the next page slides in. */
  turnP50: number;
  turnP95: number;
  /** The same for an empty page with a box that a key moves. */
  blankP50: number;
  blankP95: number;
}

/** Back and forth, so that the shortest chapter has as many turns. */
const ROUNDS = ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft'] as const;
/** About as many turns as a chapter of 20 pages has with two pages at a time. */
const TURNS = 8;
/** Long enough for the slide of the previous turn and its effects to end. */
const REST_MS = 900;

type TurnKey = (typeof ROUNDS)[number];

/** Opens a chapter as a book and turns to pages that are ready. Then measures the same on an empty page. */
export async function measureTurns(browser: Browser, url: string): Promise<TurnFigures> {
  const open = await openPage(browser, url, { throttling: THROTTLING, storage: readerStorage('horizontal') });
  const { page } = open;
  await page.waitForSelector('[data-page="1"] img', { timeout: 120_000 });
  await watchPresented(open);
  const delays: number[] = [];
  for (const key of ROUNDS) delays.push(...(await turnsOf(page, key, () => pressAndPresent(open, key))));
  await open.close();
  const blanks = await blankDelays(browser, url);
  return {
    turnP50: percentile(delays, 0.5),
    turnP95: percentile(delays, 0.95),
    blankP50: percentile(blanks, 0.5),
    blankP95: percentile(blanks, 0.95),
  };
}

async function turnsOf(page: Page, key: TurnKey, press: () => Promise<number>): Promise<number[]> {
  const by = key === 'ArrowRight' ? 1 : -1;
  const delays: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const goal = await page.evaluate(spreadBeside, by);
    if (goal.length === 0) break;
    await page.waitForFunction(areReady, goal, { timeout: 60_000 });
    await page.waitForTimeout(REST_MS);
    const delay = await press();
    // If the key turned nothing, its delay does not count.
    await page.waitForFunction(areOnStage, goal, { timeout: 10_000 });
    delays.push(delay);
  }
  return delays;
}

async function blankDelays(browser: Browser, url: string): Promise<number[]> {
  const open = await openPage(browser, new URL('/healthz', url).href, { throttling: THROTTLING });
  await open.page.waitForLoadState();
  await open.page.evaluate(moveBoxByKey);
  await watchPresented(open);
  const delays: number[] = [];
  for (let turn = 0; turn < TURNS * ROUNDS.length; turn += 1) {
    await open.page.waitForTimeout(REST_MS / 3);
    delays.push(await pressAndPresent(open, 'ArrowRight'));
  }
  await open.close();
  return delays;
}

/**
 * Runs in the page. The page numbers that the next turn shows; none at an end. Pages that are out of sight on the stage are
 * inert.
 */
function spreadBeside(by: number): number[] {
  const numbersIn = (root: ParentNode) =>
    Array.from(root.querySelectorAll<HTMLElement>('[data-page]'))
      // The next chapter renders behind this one, out of sight.
      .filter((page) => page.checkVisibility())
      .map(({ dataset }) => Number(dataset.page));
  const slots = Array.from(document.querySelectorAll<HTMLElement>('[data-mode="horizontal"] [inert]'), numbersIn).filter(
    (pages) => pages.length > 0,
  );
  const shown = numbersIn(document).filter((number) => !slots.flat().includes(number));
  const edge = by > 0 ? Math.max(...shown) : Math.min(...shown);
  return slots.find((pages) => pages.includes(edge + by)) ?? [];
}

/** Runs in the page. */
function areReady(numbers: readonly number[]): boolean {
  return numbers.every((number) => document.querySelector<HTMLImageElement>(`[data-page="${number}"] img`)?.complete);
}

/** Runs in the page. */
function areOnStage(numbers: readonly number[]): boolean {
  return numbers.every((number) => document.querySelector(`[data-page="${number}"]`)?.closest('[inert]') === null);
}

/** Runs in the page. */
function moveBoxByKey(): void {
  const box = document.createElement('div');
  box.style.cssText = 'width: 400px; height: 400px; background: #888; will-change: transform';
  document.body.append(box);
  let at = 0;
  addEventListener('keydown', () => (box.style.transform = `translateX(${(at += 10)}px)`));
}
