import { afterPaint } from '../chapter/position/afterPaint';
import type { PagePipeline } from '../images/loading/pagePipeline';

/** Events that make the stage show something other than the layer. */
const MOVES = ['pointerdown', 'wheel', 'keydown', 'resize'] as const;

/**
 * Waits until the stage shows the decoded pages of a layer that covers it. It also ends when the stage shows something else: a
 * page that failed, another position, or the result of a reader's action.
 * @returns a function that stops waiting
 */
export function untilDrawn(layer: HTMLElement, pages: Pick<PagePipeline, 'subscribe'>, onDrawn: () => void): () => void {
  const numbers = Array.from(layer.querySelectorAll<HTMLElement>('[data-first-page]'), ({ dataset }) => dataset.firstPage);
  let isEnded = false;
  let cancelLook: (() => void) | undefined;
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    stop();
    onDrawn();
  };
  const look = () => {
    const drawn = numbers.map((number) => layer.parentElement?.querySelector<HTMLElement>(`[data-page="${number}"]`));
    if (drawn.some((page) => page?.dataset.state === 'waiting')) return;
    const pictures = drawn.flatMap((page) => Array.from(page?.querySelectorAll('img') ?? []));
    // The browser already has the layer's pictures decoded. `decode()` would decode them again.
    const shown = new Set(Array.from(layer.querySelectorAll<HTMLImageElement>('img[data-shown]'), ({ src }) => src));
    const undecoded = pictures.filter(({ src }) => !shown.has(src));
    void Promise.allSettled(undecoded.map((picture) => picture.decode())).then(end);
  };
  // React's next commit renders a page that has just loaded.
  const lookSoon = () => {
    cancelLook?.();
    cancelLook = afterPaint(look);
  };
  const unsubscribe = pages.subscribe(lookSoon);
  for (const move of MOVES) addEventListener(move, end);
  lookSoon();
  function stop(): void {
    cancelLook?.();
    unsubscribe();
    for (const move of MOVES) removeEventListener(move, end);
  }
  return () => {
    isEnded = true;
    stop();
  };
}
