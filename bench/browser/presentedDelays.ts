import type { OpenPage } from './openPage';

declare global {
  interface Window {
    benchPresented: { start: number; duration: number }[];
  }

  /** Event Timing, which the compiler does not know of yet. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Browsers tell of no event that was answered sooner. */
const MIN_MS = 16;

/** From here on, notes down what the browser says of every key: the time until the first frame after its handlers was on the screen. */
export async function watchPresented({ page }: OpenPage): Promise<void> {
  await page.evaluate(watchInPage, MIN_MS);
}

/** Browsers tell of a frame some time after it was on the screen; on a busy machine, of the frame before it by the time of another. */
const TOLD_AFTER_MS = 500;

/** Presses a key. The time until the next frame was on the screen, to 8 milliseconds (Event Timing). */
export async function pressAndPresent({ page }: OpenPage, key: string): Promise<number> {
  const before = await page.evaluate(() => performance.now());
  await page.keyboard.press(key);
  return (await page.evaluate(presentedSince, { before, wait: TOLD_AFTER_MS })) ?? MIN_MS;
}

/** Runs in the page. How long the key since then took; nothing where the browser tells of none, so that it was quick. */
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
