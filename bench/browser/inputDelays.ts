import type { OpenPage } from './openPage';

declare global {
  interface Window {
    benchDelays: number[];
    /** Called when a delay was noted down: asking again and again would cost a slow processor what is measured. */
    benchNoted: () => void;
  }
}

/** After which a key has changed nothing. */
const PATIENCE_MS = 1500;

/** From here on, notes down how long it takes from each key to the paint of what it changed inside of `selector`. */
export async function watchDelays({ page }: OpenPage, selector: string): Promise<void> {
  await page.evaluate(watchInPage, selector);
}

/** Presses a key, and waits until what it changed is painted. A key that changes nothing gives no delay. */
export async function pressAndWait({ page }: OpenPage, key: string): Promise<number | undefined> {
  const before = await page.evaluate(() => window.benchDelays.length);
  await page.keyboard.press(key);
  return page.evaluate(untilNoted, { count: before, patienceMs: PATIENCE_MS });
}

/** Runs in the page. */
function untilNoted({ count, patienceMs }: { count: number; patienceMs: number }): Promise<number | undefined> {
  return new Promise((resolve) => {
    const tell = () => resolve(window.benchDelays[count]);
    if (window.benchDelays.length > count) tell();
    else window.benchNoted = tell;
    setTimeout(tell, patienceMs);
  });
}

/** Runs in the page. */
function watchInPage(selector: string): void {
  let pressed: number | undefined;
  window.benchDelays = [];
  window.benchNoted = () => undefined;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  const watched = document.querySelector(selector);
  if (!watched) throw new Error(`There is no ${selector} to watch.`);
  const observer = new MutationObserver(() => {
    if (pressed === undefined) return;
    const since = pressed;
    pressed = undefined;
    requestAnimationFrame(() => {
      // The first task after a frame's callbacks runs once the frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.benchDelays.push(performance.now() - since);
        window.benchNoted();
      };
      port2.postMessage(undefined);
    });
  });
  observer.observe(watched, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['style', 'inert'],
  });
}
