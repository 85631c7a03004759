import type { Page } from '@playwright/test';

/** How far down the strip the top of the screen is, in pages: the page and what of it is above. */
export function placeInStrip(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-page]:not([data-ahead] *)')].map((box) => ({
      number: Number(box.dataset.page),
      ...(box.getBoundingClientRect().toJSON() as DOMRect),
    }));
    const top = boxes.find(({ bottom }) => bottom > 0)!;
    return top.number - top.top / top.height;
  });
}
