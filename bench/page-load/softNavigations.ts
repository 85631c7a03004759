import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@komawari/shared-domain';
import type { Browser, Locator, Page } from '@playwright/test';
import { READER_OF_BEFORE } from '../browser/newReader';
import { untilAtRest } from '../browser/untilAtRest';
import { newPhone } from './measureLoad';
import { applyProfile, type Profile } from './profiles';

/** What a reader walks through without loading the document again. */
export interface Walk {
  site: string;
  titleId: number;
  titleName: string;
  /** Two chapters that follow each other. */
  chapterIds: readonly [number, number];
}

/** Where a step has arrived: at this address, with this text in the tab, and with this element on the page. */
interface Arrival {
  path: string;
  title: string;
  selector: string;
}

/** Each step, and for those that lead to what has to be asked for also the first sight of the page that is to be filled. */
export const STEPS = [
  'title, first sight',
  'title',
  'chapter, first sight',
  'chapter',
  'next chapter',
  'back',
  'back to the title',
  'back to Home',
] as const;

/** Longer than one request takes on a slow line. */
const QUIET_MS = 3_000;

/** A finger rests on what it taps. That it taps, and does not scroll, nobody knows before it is lifted. */
const TAP_MS = 80;

/** What waits for an answer of the server has none: the network alone takes longer. */
export const WITHOUT_GOAL: ReadonlySet<(typeof STEPS)[number]> = new Set(['title', 'chapter']);

/** Milliseconds from each press, with a finger from when it is lifted, to the paint of what it leads to. */
export type StepTimes = Record<(typeof STEPS)[number], number>;

declare global {
  interface Window {
    benchArrivals: Promise<number>[];
  }
}

/**
 * From each press to the paint of what it leads to. Walked once before, so that all scripts and pictures are near. The next
 * chapter is turned to from this one's end, where it has been fetched ahead.
 */
export async function measureWalk(browser: Browser, walk: Walk, profile: Profile): Promise<StepTimes> {
  const context = await newPhone(browser, READER_OF_BEFORE);
  try {
    const page = await context.newPage();
    await page.goto(walk.site + paths.updates(), { waitUntil: 'networkidle' });
    await untilAtRest(page);
    await walkOnce(page, walk);
    await page.goto(walk.site + paths.updates(), { waitUntil: 'networkidle' });
    await untilAtRest(page);
    await applyProfile(await context.newCDPSession(page), profile);
    return await walkOnce(page, walk);
  } finally {
    await context.close();
  }
}

async function walkOnce(page: Page, { titleId, titleName, chapterIds: [first, second] }: Walk): Promise<StepTimes> {
  const link = (href: string) => page.locator(`main a[href="${href}"]`).first();
  const atTitle = { path: paths.title(titleId), title: titleName, selector: '[data-remote="mf_catalog"] h1' };
  const titleWhole = { ...atTitle, selector: `main a[href="${paths.viewer(first)}"]` };
  const [titleSeen = Number.NaN, title = Number.NaN] = await timedTap(page, link(paths.title(titleId)), [atTitle, titleWhole]);
  const atChapter = (id: number, number: number) => ({
    path: paths.viewer(id),
    title: `#${number} `,
    selector: '[data-page] img',
  });
  const viewer = { path: paths.viewer(first), title: '', selector: '[data-remote="mf_viewer"] main' };
  const [chapterSeen = Number.NaN, chapter = Number.NaN] = await timedTap(page, link(paths.viewer(first)), [
    viewer,
    atChapter(first, 1),
  ]);
  await page.keyboard.press('End');
  const [next = Number.NaN] = await timed(page, [atChapter(second, 2)], () => page.keyboard.press('.'));
  const goBack = () => page.evaluate(() => history.back());
  const [back = Number.NaN] = await timed(page, [atChapter(first, 1)], goBack);
  const [backToTitle = Number.NaN] = await timed(page, [titleWhole], goBack);
  const atHome = { path: paths.updates(), title: '', selector: `main a[href="${paths.title(titleId)}"]` };
  const [backToHome = Number.NaN] = await timed(page, [atHome], goBack);
  return {
    'title, first sight': titleSeen,
    title,
    'chapter, first sight': chapterSeen,
    chapter,
    'next chapter': next,
    back,
    'back to the title': backToTitle,
    'back to Home': backToHome,
  };
}

/**
 * The reader has found what they tap, and the page rests again before the finger comes down. A tap of the test library's would ask
 * the page what lies under the finger, while the reader waits: 10 ms at a quarter of a processor.
 */
async function timedTap(page: Page, target: Locator, arrivals: readonly Arrival[]): Promise<number[]> {
  await target.scrollIntoViewIfNeeded();
  return timed(page, arrivals, async () => {
    const { x, y, width, height } = (await target.boundingBox())!; // It is on the screen.
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await wait(TAP_MS);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await finger.detach();
  });
}

/** Pages of a chapter that were leapt over stay as they are, so it is the network that has to come to rest. */
async function untilNothingComes(page: Page): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(done, QUIET_MS);
    page.on('requestfinished', later);
    function later() {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    }
    function done() {
      page.off('requestfinished', later);
      resolve();
    }
  });
}

/** Whoever presses has looked at the page before. */
async function timed(page: Page, arrivals: readonly Arrival[], press: () => Promise<unknown>): Promise<number[]> {
  await untilNothingComes(page);
  await page.evaluate(watchArrivals, arrivals);
  await press();
  return page.evaluate(() => Promise.all(window.benchArrivals));
}

/** Runs in the page: from the press, or the step through the history, to the frames that show where it leads. */
function watchArrivals(arrivals: readonly Arrival[]): void {
  let pressed = Number.NaN;
  const note = ({ timeStamp }: Event) => {
    if (Number.isNaN(pressed)) pressed = timeStamp;
  };
  for (const kind of ['pointerup', 'keydown', 'popstate']) addEventListener(kind, note, { capture: true, once: true });
  window.benchArrivals = arrivals.map(
    ({ path, title, selector }) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`Nothing led to ${path} with "${title}" in its tab, and ${selector}.`)), 60_000);
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
        function look() {
          if (location.pathname !== path || !document.title.includes(title)) return;
          // Pages that were left are in the document too.
          if (![...document.querySelectorAll(selector)].some((element) => !element.closest('[data-left]'))) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // The first task after a frame's callbacks runs once the frame was painted. Of the highest priority, since React has
            // one waiting for just that moment: effects of a page that readers see already.
            void scheduler.postTask(() => resolve(performance.now() - pressed), { priority: 'user-blocking' });
          });
        }
      }),
  );
}
