import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@komawari/shared-domain';
import type { Browser, Locator, Page } from '@playwright/test';
import { RETURNING_READER } from '../browser/newReader';
import { untilAtRest } from '../browser/untilAtRest';
import { newPhone } from './measureLoad';
import { applyProfile, type Profile } from './profiles';

/** A walk through the site without loading the document again. */
export interface Walk {
  site: string;
  titleId: number;
  titleName: string;
  /** Two consecutive chapters. */
  chapterIds: readonly [number, number];
}

/** How to tell that a step has arrived: this path, this document title, and this element on the page. */
interface Arrival {
  path: string;
  title: string;
  selector: string;
}

/** The steps. Where a step needs data, the first sight of the page before its data is measured too. */
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

/** Longer than one request takes on a slow connection. */
const QUIET_MS = 3_000;

/** How long a finger rests. Before it is lifted, nobody knows whether it taps or scrolls. */
const TAP_MS = 80;

/** Steps that wait for the server's answer have no goal, because the network alone takes longer. */
export const WITHOUT_GOAL: ReadonlySet<(typeof STEPS)[number]> = new Set(['title', 'chapter']);

/** Milliseconds from each press (for a finger, from when it is lifted) to the paint of its result. */
export type StepTimes = Record<(typeof STEPS)[number], number>;

declare global {
  interface Window {
    benchArrivals: Promise<number>[];
  }
}

/**
 * Measures each step from the press to the paint of its result. The same walk happens once before, so that all scripts and
 * pictures are cached. The step to the next chapter starts at the end of this one, where the next chapter is already prefetched.
 */
export async function measureWalk(browser: Browser, walk: Walk, profile: Profile): Promise<StepTimes> {
  const context = await newPhone(browser, RETURNING_READER);
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
 * Taps once the reader has found the target and the page is idle again. Playwright's own tap would ask the page what is under the
 * finger while the reader waits: 10 ms at a quarter of a processor.
 */
async function timedTap(page: Page, target: Locator, arrivals: readonly Arrival[]): Promise<number[]> {
  await target.scrollIntoViewIfNeeded();
  return timed(page, arrivals, async () => {
    const { x, y, width, height } = (await target.boundingBox())!; // It is visible.
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await wait(TAP_MS);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await finger.detach();
  });
}

/** Waits until the network is idle. The page itself cannot tell, because skipped pages of a chapter stay as they are. */
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

/** A reader has looked at the page before the press. */
async function timed(page: Page, arrivals: readonly Arrival[], press: () => Promise<unknown>): Promise<number[]> {
  await untilNothingComes(page);
  await page.evaluate(watchArrivals, arrivals);
  await press();
  return page.evaluate(() => Promise.all(window.benchArrivals));
}

/** Runs in the page: measures from the press, or the history navigation, to the frames that show the result. */
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
          // Pages that the reader left are in the document too.
          if (![...document.querySelectorAll(selector)].some((element) => !element.closest('[data-left]'))) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // The first task after a frame's callbacks runs when the frame was painted. It needs the highest priority, because
            // React has a task waiting for the same moment: effects of a page that readers already see.
            void scheduler.postTask(() => resolve(performance.now() - pressed), { priority: 'user-blocking' });
          });
        }
      }),
  );
}
