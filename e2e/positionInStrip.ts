import { expect, type Page } from '@playwright/test';

/** How far down the strip the top of the screen is, in pages: the page and what of it is above. */
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
 * Waits until the strip has come to rest: what is kept is written a moment after the reader has moved, and then both agree.
 * @returns the position, as `positionInStrip` tells it
 */
export async function positionAtRest(page: Page, titleId: number): Promise<number> {
  await expect.poll(() => page.evaluate(pixelsBetween, titleId)).toBeLessThan(2);
  return positionInStrip(page);
}

/** Runs in the page. How far the strip is from where it is kept to be. */
function pixelsBetween(titleId: number): number {
  const kept = JSON.parse(localStorage.getItem('readingProgress') ?? '{}')[titleId];
  const box = kept && document.querySelector(`[data-page="${kept.page + 1}"]:not([data-ahead] *)`)?.getBoundingClientRect();
  if (!box) return Infinity;
  return Math.abs(box.top + kept.fraction * (kept.fraction < 0 ? innerHeight : box.height));
}
