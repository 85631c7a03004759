/** Less than a browser rounds away is nothing that could be scrolled. */
const ROUNDING_PX = 2;

/**
 * Scrolls a page that is no picture, such as the end of a chapter, as far as there is anything to scroll.
 * @param view the element that holds it
 * @param by in pixels, down if positive
 * @returns whether there was anything
 */
export function scrollLeaf(view: Element | null, by: number): boolean {
  const scroller = scrollerOf(view);
  if (!scroller || !canScroll(scroller, by)) return false;
  scroller.scrollBy({ top: by });
  return true;
}

/** Whether such a page can be scrolled that way. */
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
