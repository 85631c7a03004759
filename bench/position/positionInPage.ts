/** The reader's position as the page shows it. */
export interface SeenPosition {
  /** Page numbers on the stage of a book; empty in a strip. */
  spread: number[];
  /**
   * The page at the upper edge of a strip, the fraction of it above the edge, and its height. At the end of a strip, its end is
   * in sight.
   */
  page: number;
  fraction: number;
  height: number;
  isAtEnd: boolean;
  /** The visible pages, and how many of them show no picture. */
  inSight: number;
  blank: number;
  decodedMegabytes: number;
}

/** Runs in the page. */
export function positionInPage(): SeenPosition {
  const all = Array.from(document.querySelectorAll<HTMLElement>('[data-page]'));
  // The next chapter renders behind this one, out of sight.
  const pages = all.filter((page) => page.checkVisibility() && !page.closest('[inert]'));
  const boxes = pages.map((page) => ({ number: Number(page.dataset.page), box: page.getBoundingClientRect(), page }));
  const sight = boxes.filter(({ box }) => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth);
  const isBlank = ({ page }: (typeof boxes)[number]) =>
    !Array.from(page.querySelectorAll('img')).some((image) => image.complete && image.naturalWidth > 0);
  const scroller = pages[0] && stripAround(pages[0]);
  const top = boxes.find(({ box }) => box.bottom > 0.01) ?? boxes.at(-1);
  const pixels = Array.from(document.images, (image) => (image.complete ? image.naturalWidth * image.naturalHeight : 0));
  return {
    spread: scroller ? [] : boxes.map(({ number }) => number),
    page: top?.number ?? 0,
    fraction: top ? Math.min(1, Math.max(0, -top.box.top / top.box.height)) : 0,
    height: top?.box.height ?? 0,
    isAtEnd: scroller !== undefined && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2,
    inSight: sight.length,
    blank: sight.filter(isBlank).length,
    decodedMegabytes: (pixels.reduce((sum, count) => sum + count, 0) * 4) / 1_000_000,
  };

  function stripAround(start: Element): Element | undefined {
    for (let element: Element | null = start; element; element = element.parentElement) {
      if (getComputedStyle(element).overflowY === 'auto') return element;
    }
    return undefined;
  }
}
