import type { OpenPage } from './openPage';

declare global {
  interface Window {
    benchDelays: number[];
  }
}

/** From here on, notes down how long it takes from each key to the paint of what it changed inside of `selector`. */
export async function watchDelays({ page }: OpenPage, selector: string): Promise<void> {
  await page.evaluate(watchInPage, selector);
}

/** Presses a key, and waits until what it changed is painted. A key that changes nothing gives no delay. */
export async function pressAndWait({ page }: OpenPage, key: string): Promise<number | undefined> {
  const before = await page.evaluate(() => window.benchDelays.length);
  await page.keyboard.press(key);
  await page
    .waitForFunction((count) => window.benchDelays.length > count, before, { timeout: 1500, polling: 50 })
    .catch(() => undefined);
  return page.evaluate((count) => window.benchDelays[count], before);
}

/** Runs in the page. */
function watchInPage(selector: string): void {
  let pressed: number | undefined;
  window.benchDelays = [];
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  const observer = new MutationObserver(() => {
    if (pressed === undefined) return;
    const since = pressed;
    pressed = undefined;
    requestAnimationFrame(() => {
      // The first task after a frame's callbacks runs once the frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.benchDelays.push(performance.now() - since);
      port2.postMessage(undefined);
    });
  });
  observer.observe(document.querySelector(selector)!, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['style', 'inert'] });
}
