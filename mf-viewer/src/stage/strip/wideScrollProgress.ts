/** How far a wide scroll has been read. */
export interface WideScrollProgress {
  /** Whether any part of it is left to see in that direction. */
  isLeft: (by: 1 | -1) => boolean;
  /** Scrolls by a share of its viewport. */
  move: (share: number) => void;
}

/** Browsers round the position where a scroll ends. */
const ROUNDING_PX = 2;

/** The wide scroll of a leaf, if it is rendered. */
export function wideScrollProgress(strip: HTMLElement, leaf: number): WideScrollProgress | undefined {
  const element = strip.querySelector<HTMLElement>(`[data-scroll="${leaf}"]`);
  if (!element) return undefined;
  // In right-to-left content, `scrollLeft` is negative.
  const side = element.dir === 'rtl' ? -1 : 1;
  const max = element.scrollWidth - element.clientWidth;
  return {
    isLeft: (by) => (by > 0 ? element.scrollLeft * side < max - ROUNDING_PX : element.scrollLeft * side > ROUNDING_PX),
    move: (share) => element.scrollBy({ left: share * side * element.clientWidth }),
  };
}
