import { expect, type Page } from '@playwright/test';

/** How far the top of the screen is down the strip, in pages: the page number plus the fraction of it above the screen. */
export function positionInStrip(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-page]:not([data-ahead] *)')].map((box) => ({
      number: Number(box.dataset.page),
      ...(box.getBoundingClientRect().toJSON() as DOMRect),
    }));
    const top = boxes.find(({ bottom }) => bottom > 0)!;
    return top.number - top.top / top.height;
  });
}

/**
 * Waits until the strip no longer moves. The saved position is written a moment after the reader moved, and then both agree.
 * @returns the position, as `positionInStrip` measures it
 */
export async function positionAtRest(page: Page, titleId: number): Promise<number> {
  await expect.poll(() => page.evaluate(pixelsBetween, titleId)).toBeLessThan(2);
  return positionInStrip(page);
}

/** Runs in the page. The distance between the strip and its saved position. */
function pixelsBetween(titleId: number): number {
  const kept = JSON.parse(localStorage.getItem('readingProgress') ?? '{}')[titleId];
  const box = kept && document.querySelector(`[data-page="${kept.page + 1}"]:not([data-ahead] *)`)?.getBoundingClientRect();
  if (!box) return Infinity;
  return Math.abs(box.top + kept.fraction * (kept.fraction < 0 ? innerHeight : box.height));
}
