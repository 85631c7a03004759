import type { Drawing } from './Brand';

/** A drawing that is larger is a file of its own, which the browser keeps. */
const MAX_INLINE_CHARACTERS = 2048;

const VIEW_BOX = /<svg\b[^>]*\sviewBox\s*=\s*["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/;

/** How much wider than high a drawing is, or nothing where it does not say so. */
export function svgRatio(svg: string): number | undefined {
  const [, width, height] = VIEW_BOX.exec(svg) ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? Math.round(ratio * 1000) / 1000 : undefined;
}

/** A drawing as a style sheet has it: within it, unless it is large. */
export function drawingUrl({ svg, address }: Drawing): string {
  if (svg.length > MAX_INLINE_CHARACTERS) return `url(${address})`;
  const escaped = svg
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/["%#<>]/g, encodeURIComponent);
  return `url("data:image/svg+xml,${escaped}")`;
}
