/** A row of slides with equal width, scrolled by the browser: before Swiper loads, and if it never does. */

/** Returns the index of the slide at the left edge. */
export function slideInView(row: HTMLElement): number {
  const width = slideWidth(row);
  return width > 0 ? Math.round(row.scrollLeft / width) : 0;
}

/** Scrolls a slide to the left edge, as far as the row allows. */
export function scrollToSlide(row: HTMLElement, index: number): void {
  row.scrollLeft = index * slideWidth(row);
}

function slideWidth(row: HTMLElement): number {
  return row.firstElementChild?.firstElementChild?.clientWidth ?? 0;
}
