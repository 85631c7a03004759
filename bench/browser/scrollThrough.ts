import type { OpenPage } from './openPage';

/** A frame at 60 Hz. */
const FRAME_MS = 1000 / 60;

export interface ScrollOptions {
  /** Selector of an element inside the scroll container. */
  inside: string;
  /** Minimum distance between frames, in CSS pixels. */
  step: number;
  /** Long content is scrolled faster than by `step`, in about this many frames. */
  maxFrames?: number;
  /**
   * Short content is scrolled back and forth until it had this many frames: what a browser compiles and caches grows with what it
   * has rendered.
   */
  minFrames?: number;
}

export interface ScrollRun {
  /** Milliseconds between frames. */
  frames: number[];
  /** Tasks of more than 50 ms during the scroll. */
  longTasks: number[];
  maxNodes: number;
  /** Decoded size of pictures and canvases in the document. */
  maxDecodedMegabytes: number;
}

/** Far longer than any task: after this, no frame will come. */
const STALLED_MS = 10_000;

/**
 * The browser stopped painting. Headless Chromium without a graphics card does so once in some thousand frames, throttled or not.
 * No more frames come then. The page's scripts continue, so it is not a long task.
 */
export class BrowserStalledError extends Error {}

/**
 * Scrolls from the current position to the end of the page, short pages back and forth, and records the frames. Throws a
 * BrowserStalledError.
 */
export async function scrollThrough({ page }: OpenPage, options: ScrollOptions): Promise<ScrollRun> {
  const anyFrames = { minFrames: 0, maxFrames: Number.MAX_SAFE_INTEGER };
  const run = await page.evaluate(scrollInPage, { ...anyFrames, stalledMs: STALLED_MS, ...options });
  if (!run) throw new BrowserStalledError(`The browser painted no frame in ${STALLED_MS / 1000} s.`);
  return run;
}

/** How many frames missed their time on the screen. */
export function droppedFrames({ frames }: ScrollRun): number {
  return frames.reduce((sum, frame) => sum + Math.max(0, Math.round(frame / FRAME_MS) - 1), 0);
}

/** Runs in the page. */
async function scrollInPage(options: Required<ScrollOptions> & { stalledMs: number }): Promise<ScrollRun | undefined> {
  const { inside, step, maxFrames, minFrames, stalledMs } = options;
  const scroller = scrollerAround(document.querySelector(inside));
  const pace = Math.max(step, (scroller.scrollHeight - scroller.clientHeight) / maxFrames);
  const run: ScrollRun = { frames: [], longTasks: [], maxNodes: 0, maxDecodedMegabytes: 0 };
  const nextFrame = () =>
    new Promise<number | undefined>((resolve) => {
      const timer = setTimeout(resolve, stalledMs);
      requestAnimationFrame((time) => {
        clearTimeout(timer);
        resolve(time);
      });
    });
  const began = await nextFrame();
  if (began === undefined) return undefined;
  let last = began;
  let direction = 1;
  let isAtEnd = false;
  while (!isAtEnd || run.frames.length < minFrames) {
    if (isAtEnd) direction = -direction;
    const before = scroller.scrollTop;
    scroller.scrollTo({ top: before + direction * pace, behavior: 'instant' });
    isAtEnd = Math.abs(scroller.scrollTop - before) < 1;
    // Measuring takes time itself, so not at every frame.
    if (run.frames.length % 15 === 0 || isAtEnd) look();
    const now = await nextFrame();
    if (now === undefined) return undefined;
    run.frames.push(now - last);
    last = now;
  }
  // The browser reports long tasks a little later.
  await new Promise((resolve) => setTimeout(resolve, 200));
  run.longTasks = window.benchNotes.longTasks
    .filter(({ start }) => start >= began && start <= last)
    .map(({ duration }) => duration);
  return run;

  function look() {
    run.maxNodes = Math.max(run.maxNodes, document.getElementsByTagName('*').length);
    const pictures = Array.from(document.images, (image) => (image.complete ? image.naturalWidth * image.naturalHeight : 0));
    const canvases = Array.from(document.getElementsByTagName('canvas'), ({ width, height }) => width * height);
    const pixels = [...pictures, ...canvases].reduce((sum, count) => sum + count, 0);
    run.maxDecodedMegabytes = Math.max(run.maxDecodedMegabytes, (pixels * 4) / 1_000_000);
  }

  function scrollerAround(start: Element | null): Element {
    for (let element = start; element; element = element.parentElement) {
      const isScrollable = /auto|scroll/.test(getComputedStyle(element).overflowY);
      if (isScrollable && element.scrollHeight > element.clientHeight + 1) return element;
    }
    return document.scrollingElement ?? document.documentElement;
  }
}
