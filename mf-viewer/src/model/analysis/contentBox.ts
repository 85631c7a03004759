import { findBackgrounds } from '../bitmap/background';
import type { Bitmap, Box } from '../bitmap/bitmap';

/** A page has no margins if less than this share of its rim is one paper color. */
const MIN_PAPER = 0.5;
/** A row or column with less ink than this is empty: it is only dust. */
const DUST = 0.005;
/** JPEG compression makes paper near art uneven. */
const HALO = 10;

/**
 * The part of a page inside its margins; `undefined` for a blank page. Art that reaches the edge leaves no margin on that side.
 */
export function contentBox(bitmap: Bitmap): Box | undefined {
  const { width, height, levels } = bitmap;
  const background = findBackgrounds(bitmap)[0];
  if (!background || background.share < MIN_PAPER) return { x: 0, y: 0, w: 1, h: 1 };
  const rows = new Uint32Array(height);
  const [darkest, lightest] = [background.level - background.tolerance - HALO, background.level + background.tolerance + HALO];
  const columns = new Uint32Array(width);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      // The index stays within the array.
      if (levels[i]! >= darkest && levels[i]! <= lightest) continue;
      // The index stays within the array.
      rows[y]! += 1;
      // The index stays within the array.
      columns[x]! += 1;
    }
  }
  const isInked = (most: number) => (count: number) => count > most * DUST;
  const [top, left] = [rows.findIndex(isInked(width)), columns.findIndex(isInked(height))];
  if (top < 0 || left < 0) return undefined;
  const [bottom, right] = [rows.findLastIndex(isInked(width)) + 1, columns.findLastIndex(isInked(height)) + 1];
  return { x: left / width, y: top / height, w: (right - left) / width, h: (bottom - top) / height };
}
