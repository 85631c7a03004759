import { afterPaint } from '../chapter/position/afterPaint';
import type { PagePipeline } from '../images/loading/pagePipeline';

/** What makes the stage show something else than the layer does. */
const MOVES = ['pointerdown', 'wheel', 'keydown', 'resize'] as const;

/**
 * Waits until the stage shows the pages that lie in a layer over it, decoded, or something else than they: a page that
 * failed, another place, or whatever the reader has done.
 * @returns a function that ends the waiting
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
    // What the layer shows the browser has as it is shown: asked to decode it, it would do so once more.
    const shown = new Set(Array.from(layer.querySelectorAll<HTMLImageElement>('img[data-shown]'), ({ src }) => src));
    const undecoded = pictures.filter(({ src }) => !shown.has(src));
    void Promise.allSettled(undecoded.map((picture) => picture.decode())).then(end);
  };
  // What has come is drawn by React's next commit.
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
