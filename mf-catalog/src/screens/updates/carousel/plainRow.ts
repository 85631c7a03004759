/** A row of slides of one width, as the browser scrolls it: before Swiper comes, and where it never does. */

/** The slide at the left edge. */
export function slideInView(row: HTMLElement): number {
  const width = slideWidth(row);
  return width > 0 ? Math.round(row.scrollLeft / width) : 0;
}

/** Brings a slide to the left edge, as far as the row goes. */
export function scrollToSlide(row: HTMLElement, index: number): void {
  row.scrollLeft = index * slideWidth(row);
}

function slideWidth(row: HTMLElement): number {
  return row.firstElementChild?.firstElementChild?.clientWidth ?? 0;
}
