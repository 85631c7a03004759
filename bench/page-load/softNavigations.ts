import { paths } from '@komawari/shared-domain';
import type { Browser, Page } from '@playwright/test';
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

export type StepTimes = Record<'title' | 'chapter' | 'next chapter' | 'back', number>;

declare global {
  interface Window {
    benchArrival: Promise<number>;
  }
}

/** Milliseconds from each press to the paint of what it leads to. Walked once before, so that everything is near. */
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
  const atTitle = { path: paths.title(titleId), title: titleName, selector: 'h1' };
  const atChapter = (id: number, number: number) => ({
    path: paths.viewer(id),
    title: `#${number} `,
    selector: '[data-page] img',
  });
  const link = (href: string) => page.locator(`main a[href="${href}"]`).first();
  const title = await timed(page, atTitle, () => link(paths.title(titleId)).click());
  await untilAtRest(page);
  const chapter = await timed(page, atChapter(first, 1), () => link(paths.viewer(first)).click());
  await untilAtRest(page);
  const next = await timed(page, atChapter(second, 2), () => page.keyboard.press('.'));
  await untilAtRest(page);
  const back = await timed(page, atChapter(first, 1), () => page.evaluate(() => history.back()));
  await untilAtRest(page);
  return { title, chapter, 'next chapter': next, back };
}

async function timed(page: Page, arrival: Arrival, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate(watchArrival, arrival);
  await press();
  return page.evaluate(() => window.benchArrival);
}

/** Runs in the page: from the press, or the step through the history, to the frame that shows where it leads. */
function watchArrival({ path, title, selector }: Arrival): void {
  let pressed = Number.NaN;
  const note = () => {
    if (Number.isNaN(pressed)) pressed = performance.now();
  };
  for (const kind of ['pointerdown', 'keydown', 'popstate']) addEventListener(kind, note, { capture: true, once: true });
  window.benchArrival = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing led to ${path} with "${title}" in its tab.`)), 60_000);
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    function look() {
      if (location.pathname !== path || !document.title.includes(title) || !document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // The first task after a frame's callbacks runs once the frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - pressed);
        port2.postMessage(undefined);
      });
    }
  });
}
