import type { Box } from '@komawari/mf-viewer/bitmap/bitmap';

/** The intersection of two boxes, relative to their union. */
export function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (a.w * a.h + b.w * b.h - width * height);
}

/** The same panel: the difference is at most the width of its frame and gutter. */
const SAME = 0.8;

/** How many of the drawn panels were found, whether their order is right, and how many boxes are no panel. */
export function scoreOf(drawn: readonly Box[], found: readonly Box[]) {
  const matches = drawn.map((panel) => found.findIndex((box) => overlapOf(panel, box) >= SAME));
  const hits = matches.filter((match) => match >= 0);
  return {
    drawn: drawn.length,
    found: found.length,
    hits: hits.length,
    isInOrder: hits.every((match, i) => match > (hits[i - 1] ?? -1)),
  };
}
