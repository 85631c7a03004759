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

/** Presses a key. The time until the next frame was on the screen, to 8 milliseconds (Event Timing). */
export async function pressAndPresent({ page }: OpenPage, key: string): Promise<number> {
  const before = await page.evaluate(() => performance.now());
  await page.keyboard.press(key);
  const told = await page
    .waitForFunction((since) => window.benchPresented.find(({ start }) => start >= since)?.duration, before, {
      timeout: 5000,
      polling: 50,
    })
    .catch(() => undefined);
  return (await told?.jsonValue()) ?? MIN_MS;
}

/** Runs in the page. */
function watchInPage(minMs: number): void {
  window.benchPresented = [];
  new PerformanceObserver((list) => {
    for (const { name, startTime: start, duration } of list.getEntries())
      if (name === 'keydown') window.benchPresented.push({ start, duration });
  }).observe({ type: 'event', durationThreshold: minMs });
}
