/** How far a scroll has been read. */
export interface Across {
  /** Whether anything of it is left to see that way. */
  isLeft: (by: 1 | -1) => boolean;
  /** Moves on by a share of its window. */
  move: (share: number) => void;
}

/** Browsers round where a scroll ends. */
const ROUNDING_PX = 2;

/** The scroll of a leaf, if it is drawn. */
export function acrossOf(strip: HTMLElement, leaf: number): Across | undefined {
  const element = strip.querySelector<HTMLElement>(`[data-scroll="${leaf}"]`);
  if (!element) return undefined;
  // From the right, browsers count below zero.
  const side = element.dir === 'rtl' ? -1 : 1;
  const max = element.scrollWidth - element.clientWidth;
  return {
    isLeft: (by) => (by > 0 ? element.scrollLeft * side < max - ROUNDING_PX : element.scrollLeft * side > ROUNDING_PX),
    move: (share) => element.scrollBy({ left: share * side * element.clientWidth }),
  };
}
