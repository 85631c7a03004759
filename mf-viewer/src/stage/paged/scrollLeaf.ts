/** Browsers may round off this much, so a smaller distance does not count as scrollable. */
const ROUNDING_PX = 2;

/**
 * Scrolls a page that is not a picture, such as the end of a chapter, as far as possible.
 * @param view the element that contains it
 * @param by in pixels, down if positive
 * @returns whether anything was left to scroll
 */
export function scrollLeaf(view: Element | null, by: number): boolean {
  const scroller = scrollerOf(view);
  if (!scroller || !canScroll(scroller, by)) return false;
  scroller.scrollBy({ top: by });
  return true;
}

/** Whether such a page can scroll in that direction. */
export function canScrollLeaf(view: Element | null, by: number): boolean {
  const scroller = scrollerOf(view);
  return scroller !== null && canScroll(scroller, by);
}

function scrollerOf(view: Element | null): Element | null {
  return view?.querySelector('[data-scroller]') ?? null;
}

function canScroll({ scrollTop, scrollHeight, clientHeight }: Element, by: number): boolean {
  return (by > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop) >= ROUNDING_PX;
}
