import type { Drawing } from './Brand';

/** A larger image is a separate file, which the browser caches. */
const MAX_INLINE_CHARACTERS = 2048;

const VIEW_BOX = /<svg\b[^>]*\sviewBox\s*=\s*["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/;

/** The ratio of width to height; undefined if the SVG does not state it. */
export function svgRatio(svg: string): number | undefined {
  const [, width, height] = VIEW_BOX.exec(svg) ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? Math.round(ratio * 1000) / 1000 : undefined;
}

/** An image in the form for a stylesheet: inline, unless it is large. */
export function drawingUrl({ svg, address }: Drawing): string {
  if (svg.length > MAX_INLINE_CHARACTERS) return `url(${address})`;
  const escaped = svg
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/["%#<>]/g, encodeURIComponent);
  return `url("data:image/svg+xml,${escaped}")`;
}
