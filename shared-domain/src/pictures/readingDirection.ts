/** How a work is read: pages from the left or from the right, or as one vertical strip. */
export const READING_DIRECTIONS = ['ltr', 'rtl', 'vertical'] as const;

export type ReadingDirection = (typeof READING_DIRECTIONS)[number];

/** The wire's flags for the direction of a work, and of one of its chapters (docs/specification.md §3, MangaViewer). */
export interface DirectionFlags {
  isVerticalOnly: boolean;
  startFromRight: boolean;
}

/** The direction for the wire's two flags. A strip has no right side to start from, so vertical wins. */
export function readingDirection({ isVerticalOnly, startFromRight }: DirectionFlags): ReadingDirection {
  if (isVerticalOnly) return 'vertical';
  return startFromRight ? 'rtl' : 'ltr';
}

/** The wire's two flags for a direction. */
export function directionFlags(direction: ReadingDirection): DirectionFlags {
  return { isVerticalOnly: direction === 'vertical', startFromRight: direction === 'rtl' };
}
