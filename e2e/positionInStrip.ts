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
  const lag = async () => {
    const { page: index = 0, fraction = 0 } =
      (await page.evaluate((id) => JSON.parse(localStorage.getItem('readingProgress') ?? '{}')[id], titleId)) ?? {};
    return Math.abs(index + 1 + fraction - (await positionInStrip(page)));
  };
  await expect.poll(lag).toBeLessThan(0.003);
  return positionInStrip(page);
}
