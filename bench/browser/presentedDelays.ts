import type { OpenPage } from './openPage';

declare global {
  interface Window {
    benchPresented: { start: number; duration: number }[];
  }

  /** Event Timing options that the compiler does not know yet. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Browsers do not report events that were faster than this. */
const MIN_MS = 16;

/**
 * From now on, records what the browser reports about every key: the time until the screen shows the first frame after its
 * handlers.
 */
export async function watchPresented({ page }: OpenPage): Promise<void> {
  await page.evaluate(watchInPage, MIN_MS);
}

/** Browsers report a frame some time after it was on the screen. On a busy machine, that can take as long as another frame. */
const TOLD_AFTER_MS = 500;

/** Presses a key, and returns the time until the next frame is on the screen, to 8 milliseconds (Event Timing). */
export async function pressAndPresent({ page }: OpenPage, key: string): Promise<number> {
  const before = await page.evaluate(() => performance.now());
  await page.keyboard.press(key);
  return (await page.evaluate(presentedSince, { before, wait: TOLD_AFTER_MS })) ?? MIN_MS;
}

/**
 * Runs in the page. Returns how long the key since then took, or undefined if the browser does not report it because it was fast.
 */
async function presentedSince({ before, wait }: { before: number; wait: number }): Promise<number | undefined> {
  const find = () => window.benchPresented.find(({ start }) => start >= before)?.duration;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  if (find() === undefined) await new Promise((resolve) => setTimeout(resolve, wait));
  return find();
}

/** Runs in the page. */
function watchInPage(minMs: number): void {
  window.benchPresented = [];
  new PerformanceObserver((list) => {
    for (const { name, startTime: start, duration } of list.getEntries())
      if (name === 'keydown') window.benchPresented.push({ start, duration });
  }).observe({ type: 'event', durationThreshold: minMs });
}
