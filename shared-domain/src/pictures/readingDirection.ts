/** How a work is read: pages from left or from right, or one strip downwards. */
export const READING_DIRECTIONS = ['ltr', 'rtl', 'vertical'] as const;

export type ReadingDirection = (typeof READING_DIRECTIONS)[number];

/** What the wire says of a direction, of a work and of one chapter of it (docs/specification.md §3, MangaViewer). */
export interface DirectionFlags {
  isVerticalOnly: boolean;
  startFromRight: boolean;
}

/** The direction that the wire's two flags mean. A strip has no right side to start from, so vertical wins. */
export function readingDirection({ isVerticalOnly, startFromRight }: DirectionFlags): ReadingDirection {
  if (isVerticalOnly) return 'vertical';
  return startFromRight ? 'rtl' : 'ltr';
}

/** The wire's two flags for a direction. */
export function directionFlags(direction: ReadingDirection): DirectionFlags {
  return { isVerticalOnly: direction === 'vertical', startFromRight: direction === 'rtl' };
}
